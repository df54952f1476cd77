import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '@/scripts/run/ports.mjs'
import { goodApi, goodWeb, isAlive, project } from './project'

/** Processes of their own, on a machine that may be busy. */
const started = { timeout: 50_000, interval: 20 }
const deaf = "process.on('SIGTERM', () => {});"

type Project = Awaited<ReturnType<typeof project>>

async function running(options: Parameters<typeof project>[0] = {}) {
  const mantel = await project(options)
  await vi.waitFor(() => expect(mantel.output()).toContain('Mantel está en marcha'), started)
  return mantel
}

const nothingLeft = (mantel: Project) =>
  vi.waitFor(() => expect([mantel.pid('api'), mantel.pid('web')].filter(isAlive)).toEqual([]), started)

/** As this machine has them: while it stands still or runs late, so does this. */
async function fiveSeconds() {
  for (let tick = 0; tick < 100; tick += 1) await wait(50)
  return 'still running after five seconds'
}

test('says where it is and how to sign in', async () => {
  const mantel = await running()
  expect(mantel.output()).toContain(`http://localhost:${mantel.port}`)
  expect(mantel.output()).toContain('ana@example.com · secreta')
})

test('makes its secrets once, for the owner of the data alone', async () => {
  const mantel = await running()
  const file = path.join(mantel.root, '.data/secrets.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    SESSION_SECRET: expect.stringMatching(/^[\w-]{43}$/),
    INTERNAL_SECRET: expect.stringMatching(/^[\w-]{43}$/),
    FACTOR_SECRET: expect.stringMatching(/^[\w-]{43}$/),
  })
})

test('refuses secrets that others of this machine can read, and says how to mend them', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mantel-secrets-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const file = path.join(dataDir, 'secrets.json')
  writeFileSync(file, '{}')
  chmodSync(file, 0o644)
  const mantel = await project({ env: { DATA_DIR: dataDir } })
  expect(await mantel.ended).toBe(1)
  expect(mantel.lastLine()).toContain(`chmod 600 ${file}`)
})

describe('ends everything', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('on %s, with code 0', async (signal) => {
    const mantel = await running()
    mantel.supervisor.kill(signal)
    expect(await mantel.ended).toBe(0)
    await nothingLeft(mantel)
  })

  test('within 5 seconds, also what does not listen', async () => {
    const mantel = await running({ api: deaf + goodApi, web: deaf + goodWeb })
    mantel.supervisor.kill('SIGTERM')
    expect(await Promise.race([mantel.ended, fiveSeconds()])).toBe(0)
    await nothingLeft(mantel)
  })

  test('while it is still starting', async () => {
    const mantel = await project({ api: "console.log('api', process.pid); setInterval(() => {}, 1000)" })
    await vi.waitFor(() => expect(mantel.pid('api')).toBeGreaterThan(0), started)
    mantel.supervisor.kill('SIGTERM')
    expect(await mantel.ended).toBe(0)
    await nothingLeft(mantel)
  })

  test('when the supervisor is killed outright', async () => {
    const mantel = await running()
    mantel.supervisor.kill('SIGKILL')
    await nothingLeft(mantel)
  })
})

describe('what ends on its own', () => {
  test.each(['api', 'web'] as const)('is started anew while the other goes on: the %s', async (name) => {
    const mantel = await running()
    const first = { api: mantel.pid('api'), web: mantel.pid('web') }
    const other = name === 'api' ? 'web' : 'api'
    process.kill(first[name], 'SIGKILL')
    await vi.waitFor(() => expect(mantel.output()).toMatch(/vuelve a estar en marcha/), started)
    expect(mantel.output()).toContain('ha terminado por su cuenta (señal SIGKILL)')
    expect(mantel.pid(name)).not.toBe(first[name])
    expect(isAlive(mantel.pid(name))).toBe(true)
    expect(mantel.pid(other)).toBe(first[other])
    mantel.supervisor.kill('SIGTERM')
    expect(await mantel.ended).toBe(0)
    await nothingLeft(mantel)
  })

  test('is not started while everything is being ended', async () => {
    const mantel = await running()
    process.kill(mantel.pid('api'), 'SIGKILL')
    await vi.waitFor(() => expect(mantel.output()).toContain('Vuelve a arrancar'), started)
    mantel.supervisor.kill('SIGTERM')
    expect(await mantel.ended).toBe(0)
    expect(mantel.output()).not.toContain('vuelve a estar en marcha')
    await nothingLeft(mantel)
  })
})

describe('does not start, and says why in its last line', () => {
  async function refusal(options: Parameters<typeof project>[0]) {
    const mantel = await project(options)
    expect(await mantel.ended).toBe(1)
    expect(mantel.output()).not.toMatch(/^\s+at /m)
    return mantel.lastLine()
  }

  test('a port that is taken, with the variable that changes it', async () => {
    const port = await findFreePort()
    const other = createServer().listen(port, '127.0.0.1')
    onTestFinished(() => void other.close())
    expect(await refusal({ env: { API_PORT: String(port) } })).toBe(
      `El puerto ${port} está ocupado: cierra el programa que lo usa o elige otro con API_PORT=${port + 1}.`,
    )
  })

  test.each([
    [{ PORT: 'tres mil' }, 'PORT no vale, se espera un puerto'],
    [{ API_PORT: '70000' }, 'API_PORT no vale, se espera un puerto'],
    [{ PORT: '4100', API_PORT: '4100' }, 'PORT y API_PORT piden el mismo puerto'],
    [{ DATA_DIR: '/dev/null/data' }, 'elige otra con DATA_DIR'],
  ])('%o', async (env, reason) => {
    expect(await refusal({ env })).toContain(reason)
  })

  test('a variable that the web found broken', async () => {
    const sentence = 'Hay variables de entorno que corregir: SITE_URL no vale, se espera una dirección.'
    expect(await refusal({ web: `throw new Error('${sentence}')` })).toBe(sentence)
  })

  test("the api's own sentence, word for word", async () => {
    const sentence = 'Otro proceso de Mantel ya usa los datos de .data.'
    expect(await refusal({ api: `console.error('${sentence}'); process.exit(1)` })).toBe(sentence)
  })

  test('a full disk', async () => {
    expect(
      await refusal({ api: "throw Object.assign(new Error('ENOSPC: write'), { stack: 'ENOSPC' })" }),
    ).toContain('No queda espacio en el disco')
  })
})

test('an api that crashes shows its trace before the sentence', async () => {
  const mantel = await project({ api: "throw new Error('boom')" })
  expect(await mantel.ended).toBe(1)
  expect(mantel.output()).toContain('Error: boom')
  expect(mantel.lastLine()).toContain('La api no ha podido arrancar (código 1)')
})
