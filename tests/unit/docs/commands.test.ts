import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const read = (file: string) => readFileSync(file, 'utf8')
const scripts = Object.keys(
  z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json'))).scripts,
)
const operations = read('docs/operations.md')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md'), 'compose.yaml', 'Dockerfile']

test.each(pages)('%s names only npm scripts that exist', (file) => {
  for (const name of names(read(file), /\bnpm run ([a-z][a-z0-9:-]*)/g)) expect(scripts, file).toContain(name)
})

test('the table of commands names every npm script', () => {
  const [table = ''] = /^\| command \|[\s\S]*?\n\n/m.exec(operations) ?? []
  const named = names(table, /`(?:npm (?:run )?)?([a-z][a-z0-9:-]*)[^`]*`/g)
  expect(named).toEqual(expect.arrayContaining(scripts))
})

test('the table of commands names every command of admin', () => {
  const [row = ''] = /^\| `npm run admin -- list`.*$/m.exec(operations) ?? []
  const [listed = ''] = /(?<=while Mantel runs: )[^(]*/.exec(row) ?? []
  const [commands = ''] = /^const commands[\s\S]*?\n}/m.exec(read('server/cli/admin/commands.ts')) ?? []
  expect(names(listed, /`([a-z-]+)`/g).sort()).toEqual(
    names(commands, /^ {2}(?:async )?'?([a-z-]+)'?[:(]/gm).sort(),
  )
})

test('every part of the benchmark that a page names exists', () => {
  const [parts = ''] = /^const parts = \{[\s\S]*?\n}/m.exec(read('scripts/bench.mjs')) ?? []
  const known = [...names(parts, /^ {2}(?:async )?([a-z]+)[:,(]/gm), 'dishes']
  const named = pages.flatMap((file) => names(read(file), /npm run bench -- ([a-z]+)/g))
  expect(known.length).toBeGreaterThan(15)
  for (const part of named) expect(known).toContain(part)
})
