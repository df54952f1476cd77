import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkMail } from '@/server/doctor/check-mail'
import { parseServerEnv } from '@/server/env'

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString()
const published = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')

/** Says only what a connection check needs. */
async function smtp(greeting = '220 test\r\n') {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write(greeting)
    socket.on('data', (chunk) =>
      socket.write(String(chunk).startsWith('QUIT') ? '221 bye\r\n' : '250 test\r\n'),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

let closedPort = ''
beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  closedPort = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  await new Promise((resolve) => server.close(resolve))
})

const names = (records: Record<string, string[]>) => async (name: string) => {
  const texts = records[name]
  if (!texts) throw Object.assign(new Error(`queryTxt ENODATA ${name}`), { code: 'ENODATA' })
  return texts.map((text) => [text.slice(0, 20), text.slice(20)])
}

const noDns = async () => {
  throw Object.assign(new Error('queryTxt ECONNREFUSED'), { code: 'ECONNREFUSED' })
}

const dkim = { DKIM_DOMAIN: 'bar.es', DKIM_SELECTOR: 'mantel', DKIM_PRIVATE_KEY: pem }
const sender = { MAIL_FROM: 'Mantel <hola@bar.es>' }
const whole = {
  'bar.es': ['otro texto', 'v=spf1 include:correo.es -all'],
  '_dmarc.bar.es': ['v=DMARC1; p=quarantine'],
  'mantel._domainkey.bar.es': [`v=DKIM1; k=rsa; p=${published}`],
}

const statesOf = (findings: { state: string; text: string }[]) =>
  findings.map(({ state, text }) => `${state} ${text}`)

test('a mail server and a domain that are set up well have nothing to mend', async () => {
  const findings = await checkMail(
    parseServerEnv({ SMTP_URL: await smtp(), ...sender, ...dkim }),
    names(whole),
  )
  expect(findings.map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good'])
})

test('without a mail server there is nothing to ask', async () => {
  expect(await checkMail(parseServerEnv({}), noDns)).toMatchObject([{ state: 'not-asked' }])
})

test('a server that nobody runs is said with the place to look at', async () => {
  const [finding] = await checkMail(parseServerEnv({ SMTP_URL: closedPort, ...sender }), noDns)
  expect(finding).toMatchObject({ state: 'bad', text: expect.stringContaining('ECONNREFUSED') })
  expect(finding?.advice).toContain('SMTP_URL')
})

test('without DNS the records are said to be not asked, and are no fault', async () => {
  const findings = await checkMail(parseServerEnv({ SMTP_URL: await smtp(), ...sender, ...dkim }), noDns)
  expect(statesOf(findings.slice(1))).toEqual([
    'not-asked SPF, DKIM y DMARC de bar.es no se han preguntado: aquí no hay DNS.',
  ])
})

test.each([
  ['no SPF', { 'bar.es': ['otro'] }, 'SPF: bar.es no dice quién envía en su nombre.'],
  [
    'two SPF',
    { 'bar.es': ['v=spf1 -all', 'v=spf1 ~all'] },
    'SPF: bar.es tiene 2 registros, y así no vale ninguno.',
  ],
  ['no DMARC', { '_dmarc.bar.es': [] }, 'DMARC: falta el registro de _dmarc.bar.es.'],
  ['no DKIM', { 'mantel._domainkey.bar.es': [] }, 'DKIM: falta el registro de mantel._domainkey.bar.es.'],
  [
    'another key',
    { 'mantel._domainkey.bar.es': ['v=DKIM1; p=QUJD'] },
    'DKIM: la clave de mantel._domainkey.bar.es no es la de DKIM_PRIVATE_KEY.',
  ],
])('%s is a fault, with the record to create', async (_, changed, text) => {
  const env = parseServerEnv({ SMTP_URL: await smtp(), ...sender, ...dkim })
  const bad = (await checkMail(env, names({ ...whole, ...changed }))).filter(({ state }) => state === 'bad')
  expect(bad).toMatchObject([{ text, advice: expect.any(String) }])
})

test('a policy that only watches is a warning, and a sender of an example domain a fault', async () => {
  const url = await smtp()
  const watching = { ...whole, '_dmarc.bar.es': ['v=DMARC1; p=none'] }
  const findings = await checkMail(parseServerEnv({ SMTP_URL: url, ...sender, ...dkim }), names(watching))
  expect(findings.filter(({ state }) => state === 'warning')).toHaveLength(1)
  expect((await checkMail(parseServerEnv({ SMTP_URL: url }), names(whole))).at(-1)).toMatchObject({
    state: 'bad',
  })
})
