import { describe, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import {
  confirmSubscription,
  contactMessage,
  contactReceived,
  mails,
  planEnding,
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
}

const samples: [Mail, unknown][] = [
  [
    confirmSubscription,
    { subscriptionId: newId(), restaurantId: newId(), restaurantName: nasty, issuedAt: new Date() },
  ],
  [
    contactMessage,
    {
      ...{ name: nasty, email: 'ana@example.com', type: 'Reclamacion', message: `${nasty}\n`.repeat(3) },
      restaurant: { restaurantId: newId(), restaurantName: nasty },
    },
  ],
  [contactReceived, { messageId: newId() }],
  [qrOrdered, order],
  [qrOrderReceived, order],
  [resetCode, { codeId: newId() }],
  [restaurantRejected, { restaurantName: nasty, reason: `${nasty}\n${nasty}` }],
  [planEnding, { plan: 'trial', endsAt: new Date(), timeZone: 'Europe/Madrid' }],
  [restaurantVerified, { restaurantId: newId(), restaurantName: nasty }],
  [verifyEmail, { tokenId: newId() }],
  [welcome, { restaurantId: newId(), isPublic: true, trialEndsAt: new Date() }],
]

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
    expect(html.length).toBeLessThan(20_000)
    expect(html).toMatch(/^<!doctype html><html lang="es"/)
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/<img|url\(/)
    expect(html).toContain('prefers-color-scheme')
    expect(subject.trim()).not.toBe('')
    for (const link of html.matchAll(/href="([^"]+)"/g))
      expect(link[1]).toMatch(/^https:\/\/mantel\.example\//)
    expect(text.length).toBeGreaterThan(80)
  })

  test('says the same in plain text', async () => {
    const { html, text } = await written(sample)
    expect(text).not.toMatch(/&(amp|lt|gt|quot|#x27);|undefined|\[object/)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
    )
    for (const link of links) expect(text).toContain(link)
    const seen = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
    expect(text).toContain(seen)
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
