import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const names = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)

const read = ['server/env.ts', 'lib/env.ts'].flatMap((file) => names(file, /^ {2}([A-Z][A-Z0-9_]+):/gm))

test.each(['.env.example', 'docs/operations.md'])('%s names every variable, and no other', (file) => {
  const pattern =
    file === '.env.example' ? /^# ([A-Z0-9_]+)=/gm : /(?<=^\|.*)`([A-Z0-9_]+)`(?=.*\|.*\|.*\|$)/gm
  expect([...new Set(names(file, pattern))].sort()).toEqual([...new Set(read)].sort())
})
