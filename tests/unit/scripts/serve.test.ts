import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** The commands of `npm run` for the server, without the one that only benchmarks need. */
const commands = readdirSync('scripts').flatMap((file) => {
  const [, name] =
    /runServerCommand\('(\w+)'/.exec(
      file.endsWith('.mjs') ? readFileSync(join('scripts', file), 'utf8') : '',
    ) ?? []
  return name && name !== 'seed' ? [name] : []
})

test('there are commands', () => {
  expect(commands).toEqual(expect.arrayContaining(['admin', 'backup', 'move']))
})

test.each(commands)('%s runs in the image too, with what it was given', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'))
  mkdirSync(join(folder, 'dist/server/cli'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(folder, `dist/server/cli/${name}.js`),
    `console.log('${name}', process.argv.slice(2).join(' '))`,
  )
  const run = spawnSync(process.execPath, [resolve('scripts/serve.mjs'), name, '--to', 'there'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(run.stdout, run.stderr).toBe(`${name} --to there\n`)
})
