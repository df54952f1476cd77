import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { outbox, subscribers } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'

const bounceSecret = 'the secret of the mail server'
const site = { url: 'https://mantel.example', supportEmail: 'a@b.es', hasOpenMailbox: false }
const api = await harness({ services: { site: { ...site, bounceSecret } } })
const closed = await harness({ services: { site } })

async function reader() {
  const id = newId()
  const email = `ana@${id}.example`
  const messageId = `<${newId()}@mantel.example>`
  await api.db.insert(subscribers).values({ id, email })
  const row = { kind: 'daily-menu', key: newId(), recipient: email, payload: {}, state: 'sent' as const }
  await api.db.insert(outbox).values({ ...row, subscriberId: id, messageId })
  return { id, email, messageId }
}

async function stopped({ id }: { id: string }) {
  const [found] = await api.db.select().from(subscribers).where(eq(subscribers.id, id))
  return found?.suppressionReason
}

const authorization = `Bearer ${bounceSecret}`
const tell = (body: string, type = 'message/rfc822', headers: Record<string, string> = { authorization }) =>
  api.raw('/api/mail/bounces', { method: 'POST', body, headers: { 'content-type': type, ...headers } })

const report = (email: string, status: string, action = 'failed', messageId = '<x@otro.example>') =>
  [
    'From: MAILER-DAEMON@relay.example\r\nMessage-ID: <report@relay.example>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n',
    `--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; relay.example\r\n`,
    `Final-Recipient: rfc822; ${email}\r\nAction: ${action}\r\nStatus: ${status}\r\n`,
    `--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${messageId}\r\nSubject: hola\r\n--b--`,
  ].join('\r\n')

describe('a mail that comes back', () => {
  test('stops its address when there is none such, known by mail or by address', async () => {
    const [one, two] = [await reader(), await reader()]
    await tell(report('forwarded@elsewhere.example', '5.1.1', 'failed', one.messageId))
    await tell(report(two.email.toUpperCase(), '5.1.1'))
    expect([await stopped(one), await stopped(two)]).toEqual(['bounce', 'bounce'])
  })

  test('does not when it is only late or refused by policy, and a full mailbox has three tries', async () => {
    const one = await reader()
    await tell(report(one.email, '4.4.1', 'delayed'))
    await tell(report(one.email, '5.7.1'))
    for (let n = 0; n < 2; n++) await tell(report(one.email, '5.2.2'))
    expect(await stopped(one)).toBeNull()
    await tell(report(one.email, '5.2.2'))
    expect(await stopped(one)).toBe('bounce')
  })

  test('is read by its parts: encoded, folded, several at once, and never by what the mail itself says', async () => {
    const [one, two, three] = [await reader(), await reader(), await reader()]
    const status = [
      `Reporting-MTA: dns; relay.example\r\n`,
      `Final-Recipient: rfc822;${three.email}\r\nAction: delivered\r\nStatus: 2.0.0\r\n`,
      `Final-Recipient: rfc822;\r\n <${one.email}>\r\nAction: Failed\r\nStatus: 5.1.1 (no such user)\r\n`,
    ].join('\r\n')
    const encoded = Buffer.from(status).toString('base64')
    const original = `Message-ID: <x@y.example>\r\n\r\nFinal-Recipient: rfc822; ${two.email}\r\nAction: failed\r\nStatus: 5.1.1`
    await tell(
      [
        'Content-Type: multipart/report;\r\n\tboundary="a b"\r\n',
        '--a b\r\nContent-Type: message/global-delivery-status\r\nContent-Transfer-Encoding: base64\r\n',
        `${encoded}\r\n--a b\r\nContent-Type: message/rfc822\r\n\r\n${original}\r\n--a b--`,
      ].join('\r\n'),
    )
    await tell(`Content-Type: text/plain\r\n\r\nhola\r\n\r\n${original}`)
    expect([await stopped(one), await stopped(two), await stopped(three)]).toEqual(['bounce', null, null])
  })

  test('may be a complaint', async () => {
    const [one, two] = [await reader(), await reader()]
    const complaint = (type: string, { messageId }: { messageId: string }) =>
      [
        'Content-Type: multipart/report; report-type=feedback-report; boundary=b\r\n',
        `--b\r\nContent-Type: message/feedback-report\r\n\r\nFeedback-Type: ${type}\r\nUser-Agent: x/1\r\n`,
        `--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: hola\r\nMessage-ID:\r\n ${messageId}\r\n\r\nhola\r\n--b--`,
      ].join('\r\n')
    await tell(complaint('abuse', one))
    await tell(complaint('not-spam', two))
    expect([await stopped(one), await stopped(two)]).toEqual(['complaint', null])
  })

  test('is known though it brings a large mail back', async () => {
    const one = await reader()
    const long = report('x@y.example', '5.1.1', 'failed', one.messageId).replace('--b--', '')
    await tell(`${long}\r\n${'una línea del menú\r\n'.repeat(80_000)}\r\n--b--`)
    expect(await stopped(one)).toBe('bounce')
  })

  test('is told as JSON too, and so is a complaint', async () => {
    const [one, two] = [await reader(), await reader()]
    await tell(JSON.stringify({ type: 'hard', email: one.email }), 'application/json')
    await tell(JSON.stringify({ type: 'complaint', messageId: two.messageId }), 'application/json')
    expect([await stopped(one), await stopped(two)]).toEqual(['bounce', 'complaint'])
  })

  test('is believed of nobody without the secret, and where there is none of nobody at all', async () => {
    const one = await reader()
    const body = report(one.email, '5.1.1')
    expect(await tell(body, 'message/rfc822', {})).toMatchObject({ status: 401 })
    expect(await tell(body, 'message/rfc822', { authorization: 'Bearer guess' })).toMatchObject({
      status: 401,
    })
    const init = { method: 'POST', body, headers: { authorization } }
    expect(await closed.raw('/api/mail/bounces', init)).toMatchObject({ status: 404 })
    expect(await stopped(one)).toBeNull()
  })

  test('that is none of ours, or nonsense, changes nothing', async () => {
    expect(await tell(report('nobody@nowhere.example', '5.1.1'))).toMatchObject({ status: 200 })
    expect(await tell('hola')).toMatchObject({ status: 200, body: { stopped: false } })
    const opened = (n: number) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`
    const deep = Array.from({ length: 2000 }, (_, n) => opened(n)).join('')
    const swollen = `X: ${'a'.repeat(1_000_000)}\r\n${report('a@b.example', '5.1.1')}`
    const many = `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\n'.repeat(300_000)}`
    for (const hostile of [deep, swollen, many])
      expect(await tell(hostile)).toMatchObject({ status: 200, body: { stopped: false } })
    expect(await tell('{', 'application/json')).toMatchObject({ status: 400 })
    expect(await tell('{}', 'application/json')).toMatchObject({ status: 400 })
  })
})
