import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createProgram } from '@/server/modules/files/program'

const folder = mkdtempSync(path.join(tmpdir(), 'mantel-program-'))
const file = path.join(folder, 'program.mjs')
writeFileSync(
  file,
  `let kept
  process.on('disconnect', () => process.exit())
  process.on('message', (asked) => {
    if (asked === 'never') return
    if (asked === 'end') process.exit(3)
    if (asked === 'grow') kept = Buffer.alloc(300e6, 1)
    else process.send({ asked, pid: process.pid, secrets: Object.keys(process.env).filter((name) => name.includes('SECRET')) })
  })`,
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const programOf = (ms: number) => createProgram(() => pathToFileURL(file), { ms, mostMemory: 200e6 })
/** Longer than any machine needs to start a process. */
const ample = 120_000

async function pidOf(ask: ReturnType<typeof programOf>) {
  const found = await ask('who')
  return 'answer' in found ? (found.answer as { pid: number }).pid : found
}

describe('a program beside the api', () => {
  it('answers one question after the other, from one process without secrets', async () => {
    const ask = programOf(ample)
    const first = await ask(['bytes', new Uint8Array([1, 2])])
    expect(first).toMatchObject({ answer: { asked: ['bytes', new Uint8Array([1, 2])], secrets: [] } })
    expect(first).toMatchObject({ answer: { pid: await pidOf(ask) } })
  })

  it('says that it ended, and begins anew with the next question', async () => {
    const ask = programOf(ample)
    const before = await pidOf(ask)
    expect(await ask('end')).toEqual({ ended: 'failed' })
    expect(await pidOf(ask)).not.toEqual(before)
  })

  it('ends when another program is asked: only one of them rests', async () => {
    const [ask, other] = [programOf(ample), programOf(ample)]
    const pid = await pidOf(ask)
    await pidOf(other)
    expect(await pidOf(ask)).not.toEqual(pid)
  })

  it('is ended when it takes too long', async () => {
    expect(await programOf(50)('never')).toEqual({ ended: 'slow' })
  })

  it.runIf(process.platform === 'linux')('is ended when it takes too much memory', async () => {
    expect(await programOf(ample)('grow')).toEqual({ ended: 'heavy' })
  })
})
