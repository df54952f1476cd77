import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { afterEach, beforeEach, expect, it } from 'vitest'

const preload = new URL('../../../../lib/insides/process/stack-traces.mjs', import.meta.url).href
const folder = { path: '' }
beforeEach(() => {
  folder.path = mkdtempSync(path.join(tmpdir(), 'mantel-traces-'))
})
afterEach(() => rmSync(folder.path, { recursive: true }))

/** What the program writes when it runs as built code does. */
async function written(program: string) {
  const source = path.join(folder.path, 'source.ts')
  const outfile = path.join(folder.path, 'built.mjs')
  writeFileSync(source, program)
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    minifyWhitespace: true,
    sourcemap: true,
    format: 'esm',
    platform: 'node',
  })
  return execFileSync(process.execPath, ['--import', preload, outfile], { encoding: 'utf8' })
}

const failing = `\n\nfunction fails(): never {\n  throw new Error('así no')\n}\n`

it('says in which file and line an error was written', async () => {
  const stack = await written(
    `${failing}try { fails() } catch (error) { console.log((error as Error).stack) }`,
  )
  expect(stack).toMatch(/^Error: así no\n.*source\.ts:4:9/)
})

it('goes on saying so after Next has set its own, and lets a library look at its callers', async () => {
  const stack = await written(`${failing}
    Error.prepareStackTrace = function prepareUnsourcemappedStackTrace() { return 'of Next' }
    const before = Error.prepareStackTrace
    Error.prepareStackTrace = (_error, frames) => frames.length
    console.log(typeof new Error('').stack)
    Error.prepareStackTrace = before
    try { fails() } catch (error) { console.log((error as Error).stack) }`)
  expect(stack).toMatch(/^number\nError: así no\n.*source\.ts:4:9/)
})
