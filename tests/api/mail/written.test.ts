import { describe, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import {
  confirmAlert,
  confirmSubscription,
  contactMessage,
  contactReceived,
  dailyDigest,
  dailyMenu,
  dishAlert,
  factorChanged,
  mails,
  menuReminder,
  newDevice,
  passwordChanged,
  paymentFailed,
  paymentGivenBack,
  paymentReceived,
  planEnding,
  qrOrderChanged,
  qrOrdered,
  qrOrderReceived,
  resetCode,
  restaurantRejected,
  restaurantVerified,
  verifyEmail,
  welcome,
} from '@/server/mails/definitions'
import type { Mail } from '@/server/mails/mail'
import { renderMail } from '@/server/mails/render'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const nasty = `Bar <script>alert("1")</script> & Cía's {name} \u202e ${'Ñ'.repeat(60)}`

const order = {
  ...{ orderId: newId(), pack: 'Pro', codes: 30, priceCents: 2490, name: nasty, email: 'ana@example.com' },
  restaurant: { restaurantId: newId(), restaurantName: nasty },
  design: { url: 'https://mantel.example/qr/0a1b2c3d4e5f', color: '#b80f2a', logoUrl: '/files/logo.webp' },
}

const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    name: `${name} ${n}`,
    supplement: 1.5,
    allergens: { gluten: 'contains' },
  }))

const aMenu = {
  ...{
    menuId: newId(),
    date: '2026-11-20',
    service: 'comida',
    state: 'published',
    price: 12.5,
    halfPrice: 9,
  },
  ...{ includes: ['pan', 'bebida'], window: { start: '13:00', end: '25:30' }, observation: nasty },
  categories: [
    { name: nasty.slice(0, 80), items: many(nasty, 20) },
    { name: 'Segundos', items: many('Bacalao al pil-pil', 20) },
  ],
  updatedAt: '2026-11-20T10:00:00.000Z',
}

const aHouse = {
  ...{
    restaurantId: newId(),
    restaurantName: nasty,
    date: '2026-11-20',
    address: nasty,
    city: 'León',
    phone: '987 000 000',
  },
  ...{ hours: [{ start: '13:00', end: '16:00' }], hasPicture: true, menus: [aMenu] },
}

const samples: [Mail, unknown][] = [
  [
    confirmSubscription,
    { subscriptionId: newId(), restaurantId: newId(), restaurantName: nasty, issuedAt: new Date() },
  ],
  [
    factorChanged,
    {
      ...{ change: 'passkey-removed', isOn: false, at: new Date() },
      device: { browser: nasty, system: nasty },
    },
  ],
  [passwordChanged, { how: 'changed', device: { browser: nasty, system: nasty }, at: new Date() }],
  [newDevice, { browser: nasty, system: nasty, timeZone: 'Europe/Madrid', at: new Date() }],
  [
    contactMessage,
    {
      ...{ name: nasty, email: 'ana@example.com', type: 'Reclamacion', message: `${nasty}\n`.repeat(3) },
      restaurant: { restaurantId: newId(), restaurantName: nasty },
    },
  ],
  [confirmAlert, { alertId: newId(), dish: 'Fabada asturiana', issuedAt: new Date() }],
  [
    dishAlert,
    {
      date: '2026-11-20',
      alerts: [
        {
          ...{ alertId: newId(), dish: 'fabada', place: 'Madrid' },
          finds: [true, false].map((isToday) => ({
            ...{ restaurantId: newId(), restaurantName: nasty, date: '2026-11-20', isToday, dish: nasty },
            ...{ priceCents: isToday ? 1250 : null, km: 0.42 },
          })),
        },
      ],
    },
  ],
  [contactReceived, { messageId: newId() }],
  [dailyDigest, { date: '2026-11-20', menus: [aHouse, { ...aHouse, restaurantId: newId() }] }],
  [dailyMenu, aHouse],
  [qrOrdered, order],
  [qrOrderReceived, order],
  [qrOrderChanged, { ...order, state: 'sent' }],
  [resetCode, { codeId: newId() }],
  [restaurantRejected, { restaurantName: nasty, reason: `${nasty}\n${nasty}` }],
  [
    menuReminder,
    { restaurantName: nasty, menuId: newId(), date: '2031-05-08', today: '2031-05-12', issuedAt: new Date() },
  ],
  [paymentFailed, { payBefore: new Date() }],
  [paymentGivenBack, { amountCents: 1198 }],
  [paymentReceived, { amountCents: 1198, periodStart: new Date(), periodEnd: new Date(), isTest: true }],
  [planEnding, { plan: 'trial', endsAt: new Date(), timeZone: 'Europe/Madrid' }],
  [restaurantVerified, { restaurantId: newId(), restaurantName: nasty }],
  [verifyEmail, { tokenId: newId() }],
  [welcome, { restaurantId: newId(), isPublic: true, trialEndsAt: new Date() }],
]

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

async function written([mail, data]: [Mail, unknown]) {
  const stored: unknown = JSON.parse(JSON.stringify(data))
  const { body, ...rest } = await mail.compose(stored, { ...api.ctx, to: 'ana+menus@example.com' })
  return { ...rest, ...renderMail(body) }
}

test('every mail has a sample here', () => {
  expect(samples.map(([{ kind }]) => kind).sort()).toEqual(mails.map(({ kind }) => kind).sort())
})

describe.each(samples.map((sample) => [sample[0].kind, sample] as const))('%s', (_, sample) => {
  test('is small, complete and safe', async () => {
    const { html, text, subject } = await written(sample)
    expect(Buffer.byteLength(html), 'Gmail cuts what is longer').toBeLessThan(100_000)
    expect(html).toMatch(/^<!doctype html><html lang="es"/)
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/url\(|<(form|input|svg|video|iframe|link)\b/)
    expect(html).toContain('prefers-color-scheme')
    expect(subject.trim()).not.toBe('')
    for (const link of html.matchAll(/href="([^"]+)"/g))
      expect(link[1]).toMatch(/^https:\/\/mantel\.example\//)
    expect(text.length).toBeGreaterThan(80)
  })

  test('is laid out as old mail programs can', async () => {
    const { html } = await written(sample)
    const [head = '', body = ''] = html.split('</head>')
    expect(body).not.toMatch(/display:\s*(flex|grid)|position:|float:|var\(|calc\(/)
    for (const [table] of body.matchAll(/<table[^>]*>/g))
      expect(table).toMatch(/cellPadding="0" cellSpacing="0"/i)
    for (const [element] of body.matchAll(/<(h1|h2|h3|p|a|td[^>]*class="[^"]*ink)\b[^>]*>/g))
      if (!element.includes('<a href') || element.includes('class'))
        expect(element).toMatch(/style="|<a href/)
    for (const [image] of body.matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(/alt="[^"]{20,}"/)
      expect(image).toMatch(/width="\d+"/)
      expect(image, 'kept empty where pictures are off').not.toMatch(/ height="/)
      expect(image).toMatch(/src="https:\/\/mantel\.example\//)
    }
    expect(body, 'Outlook knows no greatest width').toMatch(/<!--\[if mso]><table[^>]* width="600"/)
    expect(body.match(/<!--\[if mso]>/g)?.length).toBe(body.match(/<!\[endif]-->/g)?.length)
    for (const [button] of body.matchAll(/<td class="button"[^>]*>/g))
      expect(button).toMatch(/background-color:#c8102e.*mso-padding-alt:15px 24px/)
    expect(head).toContain('<meta name="color-scheme"')
    expect(
      /<body[^>]*><div style="display:none[^>]*>([^<\u200c]{10,})/.exec(html)?.[1],
      'preheader',
    ).toBeTruthy()
  })

  test('says the same in plain text', async () => {
    const { html, text } = await written(sample)
    expect(text).not.toMatch(/&(amp|lt|gt|quot|#x27);|undefined|\[object|<\/?(div|p|td)\b/)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => unescaped(href))
    for (const link of links) expect(text).toContain(link)
    const seen = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
    expect(text).toContain(unescaped(seen ?? ''))
  })
})

test('the confirmation can be refused with one click, as RFC 8058 has it', async () => {
  const [sample] = samples
  if (!sample) throw new Error('no sample')
  const { headers } = await written(sample)
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const url = new URL(headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
  expect(url.searchParams.get('email')).toBe('ana+menus@example.com')
  const sig = url.searchParams.get('sig') ?? ''
  expect(await api.ctx.signer.verify('unsubscribe', 'ana+menus@example.com', sig)).toBe(true)
})
