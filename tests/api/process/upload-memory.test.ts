import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FRUGAL } from '@/scripts/run/services.mjs'
import { noise, plain } from '@/tests/api/files/bad-files'
import { bundle } from '@/tests/api/support/bundle'
import { databaseKind, putMigrated, workersDatabase } from '@/tests/api/support/connect'
import { signUp } from './sign-up'
import { freePort, type Started, startProcess } from './start-process'

const megabyte = 1024 * 1024
const allowed = 600

/** The most a process had in memory since it was last forgotten, as Linux counts it. */
const peakOf = (pid: number | undefined) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
const peakMegabytes = ({ child }: Started) => peakOf(child.pid)

const childrenOf = ({ child }: Started) =>
  readdirSync(`/proc/${child.pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${child.pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )

/** The most that any process has in memory that the api begins, until it is told to stop. */
function watchedPrograms(api: Started) {
  let [most, goesOn] = [0, true]
  const look = async () => {
    for (; goesOn; await wait(50))
      try {
        for (const pid of childrenOf(api)) most = Math.max(most, peakOf(pid))
      } catch {
        // It has ended meanwhile.
      }
  }
  const done = look()
  return async () => {
    goesOn = false
    await done
    return most
  }
}

/** Bytes after a picture's end belong to no picture; they only have to be carried. */
const padded = (picture: Buffer) => Buffer.concat([picture, Buffer.alloc(10 * megabyte - picture.length)])

/** Only Linux counts it. */
const canBeMeasured = process.platform === 'linux'

describe.runIf(canBeMeasured)('ten uploads of 10 MB', () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'mantel-memory-'))
  let made: Awaited<ReturnType<typeof bundle>>
  let api: Started
  let url: string
  let authorization: string

  beforeAll(async () => {
    made = await bundle('server/main.ts')
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const database = databaseKind === 'postgres' ? { DATABASE_URL: workersDatabase() } : undefined
    const settings = { DATA_DIR, ...database, API_PORT: String(port), WORKER: 'separate' }
    putMigrated(DATA_DIR)
    api = startProcess(made.path, { ...FRUGAL.env, ...settings }, FRUGAL.flags)
    await api.ready
    authorization = `Bearer ${(await signUp(url)).token}`
  }, 120_000)
  afterAll(() => {
    api.child.kill('SIGKILL')
    made.remove()
    rmSync(DATA_DIR, { recursive: true, force: true })
  })

  test(`at once keep the api, and what draws them, below ${allowed} MB`, async () => {
    const photo = padded(await noise(1200, 900).jpeg().toBuffer())
    const phone = padded(await plain(8000, 6000).jpeg({ progressive: true }).toBuffer())
    const scan = padded(await plain(7000, 7000).png({ progressive: true }).toBuffer())
    const pictures = [photo, photo, photo, photo, phone, phone, phone, scan, scan, scan]
    // Making an embedded database takes as much, once, before anybody can upload anything.
    writeFileSync(`/proc/${api.child.pid}/clear_refs`, '5')
    const before = peakMegabytes(api)
    const mostOf = watchedPrograms(api)
    const began = performance.now()
    const answers = await Promise.all(
      pictures.map(async (picture) => {
        const body = new FormData()
        body.append('file', new Blob([new Uint8Array(picture)]), 'foto.jpg')
        const init = { method: 'POST', headers: { authorization }, body }
        return (await fetch(`${url}/api/aws/uploadToAws`, init)).status
      }),
    )
    const [after, beside] = [peakMegabytes(api), await mostOf()]
    process.stdout.write(
      `api: ${Math.round(before)} MB before, ${Math.round(after)} MB at the most, ${Math.round(beside)} in a program beside it, ${Math.round(performance.now() - began)} ms\n`,
    )
    expect(answers).toEqual(pictures.map(() => 200))
    expect(after).toBeLessThan(allowed)
    expect(beside).toBeLessThan(allowed)
  }, 600_000)
})
