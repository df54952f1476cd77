import { expect, test } from 'vitest'
import { checkInsides } from '@/scripts/check/insides.mjs'
import { tree } from './tree'

const page = (...files: string[]) => files.map((file) => `| what | \`${file}\` | what then |\n`).join('')

test('a file of a room without a row is caught', () => {
  const files = {
    'lib/insides/a.ts': '',
    'lib/insides/b.ts': '',
    'docs/insides.md': page('lib/insides/a.ts'),
  }
  expect(checkInsides(tree(files))).toEqual(['lib/insides/b.ts has no row in docs/insides.md'])
})

test.each([
  ['lib/front/body.ts', "import x from 'next/dist/server/x.js'"],
  ['lib/front/body.ts', "response.getHeader('x-nextjs-cache')"],
  ['instrumentation-client.ts', 'Object.assign(globalThis, { __next_s: [] })'],
  ['scripts/build/build.mjs', 'const { rootMainFiles } = manifest'],
  ['server/db/client.ts', "import { setFlagsFromString } from 'node:v8'"],
])('%s: %s is caught', (file, text) => {
  expect(checkInsides(tree({ [file]: text }))).toEqual([expect.stringMatching(`^${file}:1 «`)])
})

test.each([
  ['lib/insides/a.ts', "import x from 'next/dist/server/x.js'"],
  ['tests/attack/a.test.ts', "headers.get('x-nextjs-cache')"],
  ['scripts/build/build.mjs', "startNode(['node_modules/next/dist/bin/next'])"],
  ['lib/next-path.ts', "import { redirect } from 'next/navigation'"],
])('%s: %s is in order', (file, text) => {
  expect(checkInsides(tree({ [file]: text, 'docs/insides.md': page('lib/insides/a.ts') }))).toEqual([])
})
