import { describe, expect, test } from 'vitest'
import type { Mail } from '@/server/mails/mail'
import { mails } from '@/server/mails/mails'
import { renderMail } from '@/server/mails/render'
import { samples } from '@/tests/api/mail/samples'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

async function written([mail, data]: [Mail, unknown]) {
  const stored: unknown = JSON.parse(JSON.stringify(data))
  const { body, ...rest } = await mail.compose(stored, {
    ...api.ctx,
    to: 'ana+menus@example.com',
    language: 'es',
  })
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
