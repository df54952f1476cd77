import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '@/tests/api/support/bundle'
import { databaseKind, putMigrated } from '@/tests/api/support/connect'
import { freePort, type Started, startProcess } from './start-process'

type Part = 'api' | 'worker'

describe.skipIf(databaseKind === 'postgres')('the api as a process', () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'mantel-process-'))
  const started: Started[] = []
  let bundles: Record<Part, Awaited<ReturnType<typeof bundle>>>
  let port: number
  let api: Started

  const start = (part: Part, variables: Record<string, string> = {}) => {
    const process = startProcess(bundles[part].path, { DATA_DIR, API_PORT: String(port), ...variables })
    started.push(process)
    return process
  }

  beforeAll(async () => {
    bundles = { api: await bundle('server/main.ts'), worker: await bundle('server/worker.ts') }
    chmodSync(DATA_DIR, 0o755)
    mkdirSync(path.join(DATA_DIR, 'files'))
    chmodSync(path.join(DATA_DIR, 'files'), 0o755)
    putMigrated(path.join(DATA_DIR, 'other'))
    port = await freePort()
    api = start('api')
    await api.ready
  })
  afterAll(() => {
    for (const { child } of started) child.kill('SIGKILL')
    for (const { remove } of Object.values(bundles)) remove()
    rmSync(DATA_DIR, { recursive: true, force: true })
  })

  test('says where it listens and answers there', async () => {
    expect(await api.ready).toContain(`La API está lista en http://127.0.0.1:${port}`)
    // It answers 503 as long as the database is slow to.
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  })

  test('keeps its data to its own user, also in a folder that was open to all', () => {
    for (const folder of ['.', 'postgres', 'files'])
      expect(statSync(path.join(DATA_DIR, folder)).mode & 0o777, folder).toBe(0o700)
  })

  test.each<[string, Part, () => Record<string, string>, RegExp]>([
    [
      'the port is taken',
      'api',
      () => ({ DATA_DIR: `${DATA_DIR}/other` }),
      /El puerto .* está ocupado.*API_PORT/,
    ],
    ['the data is in use', 'api', () => ({ API_PORT: String(port + 1) }), /Otro proceso de Mantel.*DATA_DIR/],
    ['a variable is broken', 'api', () => ({ API_PORT: 'http' }), /API_PORT.*un puerto entre 1 y 65535/],
    ['it has no database', 'worker', () => ({ DATA_DIR: `${DATA_DIR}/none` }), /arranca antes la API/],
  ])(
    'that cannot start because %s says so in one sentence',
    async (_, part, variables, sentence) => {
      const { code, stderr } = await start(part, variables()).ended
      expect(code).toBe(1)
      expect(stderr).toMatch(sentence)
      expect(stderr.trim().split('\n')).toHaveLength(1)
    },
    // Each is a start of the whole api, and ends by itself.
    180_000,
  )

  test('shares its embedded database with a worker', async () => {
    const worker = start('worker', { LOG_LEVEL: 'info' })
    expect(await worker.ready).toContain('worker ready')
    worker.child.kill('SIGTERM')
    expect(await worker.ended).toEqual({ code: 0, stderr: '' })
  })

  test('ends with the signal, in order, and starts again', async () => {
    api.child.kill('SIGTERM')
    expect(await api.ended).toEqual({ code: 0, stderr: '' })
    const again = start('api')
    await again.ready
    again.child.kill('SIGINT')
    expect(await again.ended).toEqual({ code: 0, stderr: '' })
  })
})
