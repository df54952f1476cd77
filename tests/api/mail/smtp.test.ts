import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { MailMessage } from '@/server/ports/mail/port'
import { createSmtpMail } from '@/server/ports/mail/smtp'
import { droppingPeer, mutePeer, refusal, smtpPeer } from '@/tests/api/mail/smtp-peer'

const message: MailMessage = {
  id: '0123456789ab',
  to: 'ana@example.com',
  subject: 'Menú del día · 12,50 €',
  html: '<p>Croquetas, salmón y café</p>',
  text: 'Croquetas, salmón y café\n',
  replyTo: 'soporte@example.com',
  headers: { 'List-Unsubscribe': '<https://mantel.example/u?email=a%40b.es&sig=x>' },
}

function mailOver(host: string, options: { silenceMs?: number; deadlineMs?: number; user?: string } = {}) {
  const { user = '', ...rest } = options
  const mail = createSmtpMail({ url: `smtp://${user}${host}`, from: 'Mantel <hola@mantel.example>', ...rest })
  onTestFinished(() => mail.close())
  return mail
}

const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: ((?:.*\\r\\n)(?:[ \\t].*\\r\\n)*)`, 'im')
    .exec(raw)?.[1]
    ?.replace(/\r\n[ \t]?/g, '') ?? ''

describe('a mail over SMTP', () => {
  test('arrives with both bodies, its headers and an id of ours', async () => {
    const peer = await smtpPeer()
    expect(await mailOver(peer.host).send(message)).toEqual({
      outcome: 'accepted',
      messageId: '<0123456789ab@mantel.example>',
    })
    const [got] = peer.received
    expect(got).toMatchObject({ from: 'hola@mantel.example', to: ['ana@example.com'] })
    const raw = got?.raw ?? ''
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8')
    expect(raw).toContain('Content-Type: text/html; charset=utf-8')
    expect(headerOf(raw, 'Message-ID')).toBe('<0123456789ab@mantel.example>')
    expect(headerOf(raw, 'Reply-To')).toBe('soporte@example.com')
    expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated')
    expect(headerOf(raw, 'List-Unsubscribe')).toBe(message.headers?.['List-Unsubscribe'])
  })

  test('cannot be given another header or recipient by what stands in it', async () => {
    const peer = await smtpPeer()
    const evil = 'Casa\r\nBcc: eva@example.com\r\n\r\nHola'
    await mailOver(peer.host).send({ ...message, subject: evil, headers: { 'X-A': evil } })
    expect(peer.received[0]?.to).toEqual(['ana@example.com'])
    expect(peer.received[0]?.raw).not.toMatch(/^Bcc:/im)
  })

  test.each([
    ['ana+menus@example.com', 'ana+menus@example.com'],
    ["ana.o'hara@example.com", "ana.o'hara@example.com"],
    ['ana@xn--caon-hqa.example', 'ana@cañon.example'],
  ])('goes to %s', async (to, understood) => {
    const peer = await smtpPeer()
    expect(await mailOver(peer.host).send({ ...message, to })).toMatchObject({ outcome: 'accepted' })
    expect(peer.received[0]?.to).toEqual([understood])
  })

  test('goes out over few connections, each once', async () => {
    const peer = await smtpPeer()
    const mail = mailOver(peer.host)
    const many = Array.from({ length: 60 }, (_, n) => mail.send({ ...message, to: `a${n}@example.com` }))
    expect(new Set((await Promise.all(many)).map(({ outcome }) => outcome))).toEqual(new Set(['accepted']))
    expect(new Set(peer.received.map(({ to }) => to[0])).size).toBe(60)
    expect(peer.received).toHaveLength(60)
  })

  test('gives name and password where they are asked for', async () => {
    const peer = await smtpPeer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) =>
        username === 'mantel' && password === 'c@fé'
          ? done(null, { user: 'mantel' })
          : done(refusal(535, 'no')),
    })
    const known = mailOver(peer.host, { user: 'mantel:c%40f%C3%A9@' })
    expect(await known.send(message)).toMatchObject({ outcome: 'accepted' })
    const wrong = mailOver(peer.host, { user: 'mantel:wrong@' })
    expect(await wrong.send(message), 'the operator can mend it').toMatchObject({ outcome: 'unreachable' })
    expect(await mailOver(peer.host).send(message)).toMatchObject({ outcome: 'unreachable' })
  })
})

test('a mail is signed, and what RFC 8058 wants signed is', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const peer = await smtpPeer()
  const mail = createSmtpMail({
    url: `smtp://${peer.host}`,
    from: 'Mantel <hola@mantel.example>',
    dkim: { domainName: 'mantel.example', keySelector: 'uno', privateKey },
  })
  onTestFinished(() => mail.close())
  const headers = { ...message.headers, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  await mail.send({ ...message, headers })
  const signature = headerOf(peer.received[0]?.raw ?? '', 'DKIM-Signature')
  expect(signature).toMatch(/d=mantel\.example;.*s=uno/)
  const signed = /;h=([^;]+);/.exec(signature.replaceAll(' ', ''))?.[1]?.toLowerCase().split(':')
  expect(signed).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']))
})

describe('a refusal', () => {
  test.each([
    ['450 4.2.1 Mailbox busy', 450, { outcome: 'temporary' }],
    ['550 5.1.1 No such user', 550, { outcome: 'permanent', refused: 'recipient' }],
    ['552 5.2.2 Mailbox full', 552, { outcome: 'permanent', refused: 'mailbox' }],
    ['421 4.3.2 Going down', 421, { outcome: 'unreachable' }],
    ['550 No such user', 550, { outcome: 'permanent', refused: 'recipient' }],
    ['554 5.7.1 Relay access denied', 554, { outcome: 'permanent', refused: 'message' }],
  ])('of the address with %s', async (reply, code, expected) => {
    const { host } = await smtpPeer({
      onRcptTo: (_, __, done) => done(refusal(code, reply.replace(/^\d+ /, ''))),
    })
    expect(await mailOver(host).send(message)).toMatchObject(expected)
  })

  test.each([
    ['451 try later', 451, { outcome: 'temporary' }],
    ['552 too big', 552, { outcome: 'permanent', refused: 'message' }],
    ['550 spam', 550, { outcome: 'permanent', refused: 'message' }],
  ])('of the message with %s', async (reply, code, expected) => {
    const { host } = await smtpPeer({
      onData: (stream, _, done) => {
        stream.resume()
        stream.on('end', () => done(refusal(code, reply)))
      },
    })
    expect(await mailOver(host).send(message)).toMatchObject(expected)
  })

  test('of the sender is for the operator to mend', async () => {
    const { host } = await smtpPeer({ onMailFrom: (_, __, done) => done(refusal(550, '5.7.1 not yours')) })
    expect(await mailOver(host).send(message)).toMatchObject({ outcome: 'unreachable' })
  })

  test('of an address that is none never leaves the house', async () => {
    const peer = await smtpPeer()
    expect(await mailOver(peer.host).send({ ...message, to: 'nobody' })).toMatchObject({
      outcome: 'permanent',
      refused: 'recipient',
    })
  })
})

describe('a server that', () => {
  test('is not there', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => closed.once('listening', resolve))
    const address = closed.address()
    await new Promise((resolve) => closed.close(resolve))
    const port = typeof address === 'object' ? address?.port : 0
    expect(await mailOver(`127.0.0.1:${port}`).send(message)).toMatchObject({ outcome: 'unreachable' })
  })

  test.each([
    ['says nothing', false],
    ['greets and says nothing more', true],
  ])('%s', async (_, greets) => {
    const { host } = await mutePeer(greets)
    expect(await mailOver(host, { silenceMs: 200 }).send(message)).toMatchObject({ outcome: 'unreachable' })
    const patient = mailOver(host, { silenceMs: 400, deadlineMs: 100 })
    expect(await patient.send(message)).toMatchObject({ outcome: 'unreachable' })
  })

  test('drops the line before its last word is not asked again behind our back', async () => {
    const peer = await smtpPeer()
    const { host } = await droppingPeer(peer.host)
    expect(await mailOver(host).send(message)).toMatchObject({ outcome: 'temporary' })
    expect(peer.received).toHaveLength(1)
  })

  test('is stuck holds nobody up who closes', async () => {
    const { host } = await mutePeer(true)
    const mail = mailOver(host)
    const sending = mail.send(message)
    setTimeout(() => mail.close(), 50)
    expect(await sending).toMatchObject({ outcome: 'unreachable' })
  })
})
