import { text as textOfStream } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ChatReply } from '@/contract/entities/chat'
import { createBrowserMessaging } from '@/server/ports/messaging/browser'
import type { Media, MediaFailure, OutgoingFile } from '@/server/ports/messaging/port'
import { createWhatsApp, signatureOf } from '@/server/ports/messaging/whatsapp'
import { graphAccess, webhookAccess } from './access'
import { graphPeer } from './graph-peer'
import { callOf, messagesOf, otherSent, statusOf, textSent } from './webhook-calls'

const now = new Date('2026-11-22T12:00:00Z')
const to = '34600111222'
const peer = await graphPeer(() => now)
const access = { ...graphAccess, ...webhookAccess, base: peer.url, number: '+34600000000' }
const whatsapp = createWhatsApp(access)
const jpeg: OutgoingFile = { bytes: Buffer.from('jpeg'), contentType: 'image/jpeg', name: 'menu.jpg' }
const pdf: OutgoingFile = { bytes: Buffer.from('%PDF'), contentType: 'application/pdf', name: 'menu.pdf' }

beforeEach(() => {
  peer.sent.length = 0
  peer.refusals.length = 0
  peer.inbound.set(to, now.getTime())
})

const send = (reply: ChatReply, file: OutgoingFile | null = null) =>
  whatsapp.send({ id: 'r1', to, reply, file })

describe('a reply', () => {
  const image = { url: '/files/x', alt: '' }
  const document = { url: '/files/y', name: 'menu.pdf' }
  const buttons = [
    { action: 'publish', title: 'Publicar' },
    { action: 'fix', title: 'Corregir' },
    { action: 'later', title: 'Programar' },
  ]
  const rows = Array.from({ length: 10 }, (_, at) => ({
    action: `a${at}`,
    title: `Día ${at}`,
    description: 'd',
  }))

  test.each<[string, ChatReply, OutgoingFile | null, object]>([
    ['words', { text: 'x'.repeat(4096) }, null, { type: 'text' }],
    ['a picture', { text: 'Hoy', image }, jpeg, { type: 'image', image: { caption: 'Hoy' } }],
    [
      'a paper',
      { text: 'Hoy', document },
      pdf,
      { type: 'document', document: { filename: 'menu.pdf', caption: 'Hoy' } },
    ],
    ['buttons', { text: '¿Lo publico?', buttons }, null, { interactive: { type: 'button' } }],
    [
      'a picture with buttons',
      { text: 'x'.repeat(1024), image, buttons },
      jpeg,
      {
        interactive: {
          header: { type: 'image' },
          action: { buttons: [{ reply: { id: 'publish' } }, {}, {}] },
        },
      },
    ],
    [
      'a paper with a button',
      { text: 'Toma', document, buttons: buttons.slice(0, 1) },
      pdf,
      { interactive: { header: { type: 'document', document: { filename: 'menu.pdf' } } } },
    ],
    [
      'a list',
      { text: '¿Qué día?', list: { label: 'Elegir día', rows } },
      null,
      { interactive: { type: 'list', action: { button: 'Elegir día' } } },
    ],
  ])('of %s goes out as documented', async (_, reply, file, body) => {
    expect(await send(reply, file)).toMatchObject({ outcome: 'accepted', messageId: peer.sent[0]?.id })
    expect(peer.sent).toMatchObject([{ message: { to, biz_opaque_callback_data: 'r1', ...body } }])
  })

  test.each([
    [130429, 'temporary'],
    [131056, 'temporary'],
    [131048, 'temporary'],
    [190, 'temporary'],
    [131000, 'temporary'],
    [131042, 'temporary'],
    [131047, 'closed'],
    [131026, 'permanent', 'recipient'],
    [131050, 'permanent', 'recipient'],
    [131009, 'permanent', 'message'],
    [131053, 'permanent', 'message'],
    [100, 'permanent', 'message'],
  ])('refused with %i is %s', async (code, outcome, refused = undefined) => {
    peer.refusals.push({ code, status: code === 190 ? 401 : 400 })
    const answer = await send({ text: 'hola' })
    expect(answer).toMatchObject({ outcome, ...(refused && { refused }) })
  })

  test('waits when nobody is there, when the token has run out, and outside the 24 hours', async () => {
    peer.peer.isDown = true
    expect(await send({ text: 'hola' })).toMatchObject({ outcome: 'temporary' })
    peer.peer.isDown = false
    const stranger = createWhatsApp({ ...access, token: 'EAAold' })
    const message = { id: 'r1', to, reply: { text: 'hola' }, file: null }
    expect(await stranger.send(message)).toMatchObject({
      ...{ outcome: 'temporary', reason: expect.stringMatching(/^190 /) },
    })
    peer.inbound.set(to, now.getTime() - 24 * 3_600_000 - 1)
    expect(await send({ text: 'hola' })).toMatchObject({ outcome: 'closed' })
  })

  test('with a file WhatsApp does not take is given up', async () => {
    const answer = await send({ text: 'Hoy', image }, { ...jpeg, contentType: 'image/webp' })
    expect(answer).toMatchObject({ outcome: 'permanent', refused: 'message' })
  })
})

describe('a file that came', () => {
  const read = async (media: Media | MediaFailure) =>
    'content' in media ? textOfStream(media.content) : media

  test('is fetched in two steps, whole', async () => {
    const id = peer.addMedia({ bytes: Buffer.from('foto'), type: 'image/jpeg' })
    expect(await read(await whatsapp.fetchMedia(id))).toBe('foto')
  })

  test('is left where it is when it lies elsewhere: our token goes nowhere else', async () => {
    const id = peer.addMedia({ bytes: Buffer.from('foto'), type: 'image/jpeg' })
    for (const host of ['http://127.0.0.1:9', 'https://facebook.com.example', 'http://lookaside.fbsbx.com']) {
      peer.peer.mediaHost = host
      expect(await whatsapp.fetchMedia(id)).toEqual({ outcome: 'permanent', reason: 'media-elsewhere' })
    }
    peer.peer.mediaHost = ''
  })

  test('that is gone is gone, and one that cannot be had now may be had later', async () => {
    expect(await whatsapp.fetchMedia('1')).toMatchObject({ outcome: 'permanent' })
    peer.refusals.push({ code: 130429 })
    expect(await whatsapp.fetchMedia('1')).toMatchObject({ outcome: 'temporary' })
  })
})

describe('a webhook', () => {
  const about = { from: to, at: new Date('2026-11-22T11:59:00Z'), id: 'wamid.1' }
  const read = (call: object, at = now) => {
    const raw = Buffer.from(JSON.stringify(call))
    return whatsapp.readEvents(raw, signatureOf(raw, webhookAccess.appSecret), at)
  }
  const saidBy = (message: object) =>
    read(messagesOf(message)).events.map((event) => (event.kind === 'message' ? event.content : event))

  test.each([
    ['words', textSent(about, 'Lentejas\0 12 €'), { kind: 'text', text: 'Lentejas 12 €' }],
    [
      'a button',
      otherSent(about, 'interactive', {
        type: 'button_reply',
        button_reply: { id: 'publish', title: 'Publicar' },
      }),
      { kind: 'button', action: 'publish', title: 'Publicar' },
    ],
    [
      'a row',
      otherSent(about, 'interactive', {
        type: 'list_reply',
        list_reply: { id: 'lun', title: 'Lunes', description: '' },
      }),
      { kind: 'button', action: 'lun', title: 'Lunes' },
    ],
    [
      "a template's button",
      otherSent(about, 'button', { payload: 'si', text: 'Sí' }),
      { kind: 'button', action: 'si', title: 'Sí' },
    ],
    [
      'a picture',
      otherSent(about, 'image', { id: '99', mime_type: 'image/jpeg', sha256: 'x', caption: 'hoy' }),
      { kind: 'image', mediaId: '99', mime: 'image/jpeg', caption: 'hoy' },
    ],
    [
      'a paper',
      otherSent(about, 'document', { id: '98', mime_type: 'application/pdf', filename: 'carta.pdf' }),
      { kind: 'document', mediaId: '98', mime: 'application/pdf', name: 'carta.pdf' },
    ],
    ['a voice', otherSent(about, 'audio', { id: '1', voice: true }), { kind: 'audio' }],
    ['a sticker', otherSent(about, 'sticker', { id: '1' }), { kind: 'sticker' }],
    ['a place', otherSent(about, 'location', { latitude: 1, longitude: 2 }), { kind: 'location' }],
    ['a card', otherSent(about, 'contacts'), { kind: 'contacts' }],
    ['a kind of next year', otherSent(about, 'hologram'), { kind: 'unknown' }],
    ['nothing but blanks', textSent(about, ' \n'), { kind: 'unknown' }],
  ])('of %s is understood', (_, message, said) => {
    expect(saidBy(message)).toEqual([said])
  })

  test('keeps what can be read, leaves out a thumb, another number, and what is broken', () => {
    expect(saidBy(otherSent(about, 'reaction', { emoji: '👍' }))).toEqual([])
    expect(read(callOf({ messages: [textSent(about, 'hola')] }, '1')).events).toEqual([])
    expect(read(messagesOf({ id: 1 }, { from: 'x' }, textSent(about, 'hola'))).events).toHaveLength(1)
    expect(read({ object: 'whatsapp_business_account' })).toEqual({ events: [], stale: 0 })
    expect(() => read({ object: 'page' })).toThrow()
  })

  test('that copies a message of long ago is stale', () => {
    const later = new Date(now.getTime() + 9 * 24 * 3_600_000)
    expect(read(messagesOf(textSent(about, 'hola')), later)).toEqual({ events: [], stale: 1 })
  })

  test('of a delivery says what it means', () => {
    expect(read(statusOf('wamid.9', 'read', { biz_opaque_callback_data: 'r1' })).events).toEqual([
      { kind: 'status', messageId: 'wamid.9', ours: 'r1', state: 'read', failure: null },
    ])
    const errors = [{ code: 131026, title: 'Message undeliverable' }]
    expect(read(statusOf('wamid.9', 'failed', { errors })).events).toMatchObject([
      { state: 'failed', failure: { outcome: 'permanent', refused: 'recipient' } },
    ])
  })

  test('is refused unless these very bytes are signed by this secret', () => {
    const raw = Buffer.from(JSON.stringify(messagesOf(textSent(about, 'ñandú'))))
    const good = signatureOf(raw, webhookAccess.appSecret)
    expect(whatsapp.readEvents(raw, good, now).events).toHaveLength(1)
    for (const bad of [
      '',
      'sha256=',
      `sha1=${good.slice(7)}`,
      good.toUpperCase(),
      `sha256=${'0'.repeat(64)}`,
    ])
      expect(() => whatsapp.readEvents(raw, bad, now)).toThrow()
    expect(() => whatsapp.readEvents(Buffer.concat([raw, Buffer.from(' ')]), good, now)).toThrow()
    expect(() => whatsapp.readEvents(raw, signatureOf(raw, 'otro'), now)).toThrow()
  })

  test('proves its address by the word alone', () => {
    const asked = { mode: 'subscribe', token: webhookAccess.verifyToken, challenge: '1158201444' }
    expect(whatsapp.answerChallenge(asked)).toBe('1158201444')
    for (const wrong of [{ token: 'otra' }, { mode: 'x' }, { challenge: '<script>' }])
      expect(() => whatsapp.answerChallenge({ ...asked, ...wrong })).toThrow()
  })
})

test('without WhatsApp nobody is written to and nobody is heard', async () => {
  const browser = createBrowserMessaging()
  expect(browser.number).toBeNull()
  expect(() => browser.readEvents(Buffer.from('{}'), '', now)).toThrow()
  expect(() => browser.answerChallenge({})).toThrow()
})
