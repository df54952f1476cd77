import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkCertificate } from '@/server/doctor/check-certificate'
import { checkClock } from '@/server/doctor/check-clock'
import { checkDisk, checkRights } from '@/server/doctor/check-machine'
import { checkPorts } from '@/server/doctor/check-ports'
import { checkVariables, readVariables } from '@/server/doctor/check-variables'
import { isWell, reportOf } from '@/server/doctor/report'
import { parseServerEnv } from '@/server/env'

const noNames = { known: [], set: [] }
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'mantel-doctor-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

describe('variables', () => {
  test('each wrong value is a finding of its own', () => {
    const { env, findings } = readVariables({ API_PORT: 'four', SMTP_URL: 'mail.es', LOG_LEVEL: 'loud' })
    expect(env).toBeUndefined()
    expect(findings.map(({ state, text }) => `${state} ${text.split(' ', 1)[0]}`)).toEqual([
      'bad API_PORT',
      'bad SMTP_URL',
      'bad LOG_LEVEL',
    ])
  })

  test.each([
    [{}, []],
    [{ SITE_URL: 'https://bar.es', TRUSTED_PROXIES: '1' }, []],
    [{ SITE_URL: 'http://bar.es' }, ['warning SITE_URL no usa https']],
    [{ SITE_URL: 'https://bar.es' }, ['warning TRUSTED_PROXIES es 0']],
    [{ SITE_URL: 'http://localhost:3000/web' }, ['bad SITE_URL lleva una ruta']],
    [{ SESSION_SECRET: 'short' }, ['bad SESSION_SECRET es demasiado corta']],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, ['warning Hay STRIPE_PUBLISHABLE_KEY']],
    [
      { DATABASE_URL: 'postgres://a:b@c/d', DEMO_DATA: 'on' },
      ['warning No hay SMTP_URL', 'warning SESSION_SECRET, INTERNAL_SECRET', 'warning DEMO_DATA está en on'],
    ],
  ])('%j', (variables, expected) => {
    const findings = checkVariables(parseServerEnv(variables), variables, noNames)
    const wrong = findings.filter(({ state }) => state !== 'good')
    expect(wrong.map(({ state, text }) => `${state} ${text}`)).toEqual(
      expected.map((text) => expect.stringContaining(text)),
    )
  })

  test('a name in .env that nobody reads is said, with the one that was meant', () => {
    const names = { known: ['SMTP_URL', 'SITE_URL'], set: ['SMTP_ULR', 'SITE_URL', 'COLOUR'] }
    const [first, second] = checkVariables(parseServerEnv({}), {}, names)
    expect(first).toMatchObject({ state: 'warning', advice: '¿Querías decir SMTP_URL?' })
    expect(second?.text).toContain('COLOUR')
  })
})

test.each([
  [300, 'bad'],
  [1_500, 'warning'],
  [9_000, 'good'],
])('a disk with %d MB left is %s', async (megabytes, state) => {
  const findings = await checkDisk(
    parseServerEnv({ DATA_DIR: '/nowhere/yet' }),
    async () => megabytes * 1024 ** 2,
  )
  expect(findings[0]).toMatchObject({ state, text: expect.stringMatching(/^En \/ quedan/) })
})

test('secrets that others can read are a fault', async () => {
  const DATA_DIR = folder()
  const secrets = join(DATA_DIR, 'secrets.json')
  writeFileSync(secrets, '{}', { mode: 0o600 })
  const states = async () => (await checkRights(parseServerEnv({ DATA_DIR }))).map(({ state }) => state)
  expect(await states()).not.toContain('bad')
  chmodSync(secrets, 0o644)
  expect(await states()).toContain('bad')
})

test('a port is free, ours, or somebody else’s', async () => {
  const listening = async (server: ReturnType<typeof createServer>) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const other = await listening(createServer((socket) => socket.end('220 hello\r\n')))
  const ours = await listening(createHttpServer((_, response) => response.end('{"ok":true}')))
  const env = parseServerEnv({ API_PORT: String(ours) })
  const findings = await checkPorts(env, { port: other, host: '127.0.0.1' })
  expect(findings).toMatchObject([
    { state: 'bad', advice: expect.stringContaining('PORT') },
    { state: 'good', text: expect.stringContaining('ya escucha Mantel') },
  ])
})

describe('the clock', () => {
  const built = new Date('2026-11-01T00:00:00Z')
  test.each([
    ['2020-01-01T00:00:00Z', 'NTPSynchronized=yes', 'bad'],
    ['2026-11-24T10:00:00Z', 'NTPSynchronized=yes', 'good'],
    ['2026-11-24T10:00:00Z', 'NTPSynchronized=no', 'bad'],
    ['2026-11-24T10:00:00Z', '', 'not-asked'],
  ])('%s with «%s» is %s', async (now, answer, state) => {
    expect(await checkClock(new Date(now), built, async () => answer)).toMatchObject([{ state }])
  })
})

describe('the certificate', () => {
  const now = new Date('2026-11-24T10:00:00Z')
  const env = { SITE_URL: 'https://bar.es' }
  const shown = (days: number, problem?: string) => async () => ({
    validTo: new Date(now.getTime() + days * 86_400_000),
    problem,
  })
  test.each([
    [60, undefined, 'good'],
    [15, undefined, 'warning'],
    [3, undefined, 'bad'],
    [-2, 'CERT_HAS_EXPIRED', 'bad'],
    [60, 'self-signed certificate', 'bad'],
  ])('with %d days and «%s» is %s', async (days, problem, state) => {
    expect(await checkCertificate(env, now, shown(days, problem))).toMatchObject([{ state }])
  })

  test('is not asked for without https or without a network, and is a fault where nobody listens', async () => {
    const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
    const state = async (url: string, code: string) =>
      (await checkCertificate({ SITE_URL: url }, now, failing(code)))[0]?.state
    expect(await state('http://localhost:3000', 'none')).toBe('not-asked')
    expect(await state('https://bar.es', 'EAI_AGAIN')).toBe('not-asked')
    expect(await state('https://bar.es', 'ECONNREFUSED')).toBe('bad')
  })
})

test('the report has a line for each finding, what to do, and the sum', () => {
  const findings = [
    { area: 'Disco', state: 'good' as const, text: 'Hay sitio.' },
    { area: 'Correo', state: 'bad' as const, text: 'No responde.', advice: 'Enciéndelo.' },
    { area: 'Reloj', state: 'not-asked' as const, text: 'No se sabe.' },
  ]
  expect(reportOf(findings).split('\n')).toEqual([
    '✓ Disco   Hay sitio.',
    '✗ Correo  No responde.',
    '          → Enciéndelo.',
    '– Reloj   No se sabe.',
    '',
    '1 cosa que corregir, 1 sin preguntar.',
  ])
  expect(isWell(findings)).toBe(false)
})
