import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '@/tests/api/support/bundle'
import { databaseKind } from '@/tests/api/support/connect'

const ROUNDS = 20
/** Every fifth time it is killed before it is ready, wherever it is by then. */
const killsDuringStart = (round: number) => round % 5 === 0

type State = { first: number[]; second: number[] }

describe.skipIf(databaseKind === 'postgres')('kill -9 during writes', () => {
  let script: Awaited<ReturnType<typeof bundle>>
  let root: string

  beforeAll(async () => {
    script = await bundle('tests/api/db/writer.ts')
    root = mkdtempSync(join(tmpdir(), 'mantel-kill-'))
  })
  afterAll(() => {
    script.remove()
    rmSync(root, { recursive: true, force: true })
  })

  test(`loses nothing committed, ${ROUNDS} times`, { timeout: 600_000 }, async () => {
    const acknowledged = new Set<number>()
    for (let round = 0; round < ROUNDS; round++) {
      const writer = startWriter(script.path, root)
      if (killsDuringStart(round)) await wait(30 + Math.random() * 600)
      else {
        checkState(await writer.state, acknowledged)
        await writer.until(15 + Math.random() * 40)
        await wait(Math.random() * 20)
      }
      await kill(writer.process)
      for (const n of writer.acknowledged) acknowledged.add(n)
    }
    const last = startWriter(script.path, root)
    checkState(await last.state, acknowledged)
    await kill(last.process)
    expect(acknowledged.size).toBeGreaterThan(ROUNDS * 10)
  })
})

function checkState({ first, second }: State, acknowledged: Set<number>) {
  expect(first).toEqual(second)
  const stored = new Set(first)
  expect([...acknowledged].filter((n) => !stored.has(n))).toEqual([])
}

function startWriter(path: string, dataDir: string) {
  const child = spawn(process.execPath, [path, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: dataDir },
  })
  const acknowledged: number[] = []
  const told = new EventEmitter()
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`the writer ended with code ${code}`)
  })
  const said = new Promise<State>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{')) resolve(JSON.parse(line))
      else {
        acknowledged.push(Number(line))
        told.emit('commit')
      }
    })
  })
  const state = Promise.race([said, gone])
  state.catch(() => undefined)
  /** However fast the machine is: so many commits. */
  async function until(count: number) {
    while (acknowledged.length < count) await Promise.race([once(told, 'commit'), gone])
  }
  return { process: child, acknowledged, state, until }
}

function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve())
    child.kill('SIGKILL')
  })
}
