import { beforeEach, describe, expect, test, vi } from 'vitest'
import { firstLanguage, type Language, languageCodes, wholeLanguages } from '@/contract/languages'
import { isWordless, readPath } from '@/lib/language/read-path'
import { hasPage } from '@/lib/language/sides'
import same from '@/messages/same-as-castilian.json'
import type { Mail } from '@/server/mails/mail'
import { renderMail } from '@/server/mails/render'
import { samples } from '@/tests/api/mail/samples'
import { harness } from '@/tests/api/support/harness'

const api = await harness()

const languagesOf: Record<Mail['reader'], readonly Language[]> = {
  diner: languageCodes,
  owner: wholeLanguages,
  us: [firstLanguage],
}

async function written(mail: Mail, data: unknown, language: Language) {
  const stored: unknown = JSON.parse(JSON.stringify(data))
  const to = 'ana+menus@example.com'
  const { body, ...rest } = await mail.compose(stored, { ...api.ctx, to, language })
  return { ...rest, ...renderMail(body, language) }
}

/** The texts of a sample's data, the longest first. */
const textsOf = (data: unknown): string[] =>
  (typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : [`${data}`])
    .filter((text) => text.length > 2)
    .sort((one, other) => other.length - one.length)

/** What Mantel itself wrote: without the data and without addresses. */
const ownLines = (text: string, data: unknown) =>
  textsOf(data)
    .reduce((left, one) => left.replaceAll(one, '').replaceAll(one.toUpperCase(), ''), text)
    .replaceAll(/https:\S+/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => (line.match(/\p{L}{3,}/gu) ?? []).length > 1)

/** Lines that are right in Galician and in Castilian, made of two words or of several messages. */
const shared = new Set([
  'Iniciar sesión:',
  'Medio menú, 9\u00a0€.',
  'Paquete: , 30 códigos',
  'Restaurante verificado',
])

const sameMessages: Record<string, string> = same

/** A line may be a message that reads as in Castilian, alone or before the address to which it leads. */
const isRight = (line: string, language: Language) =>
  sameMessages[line.replace(/:$/, '')]?.split(' ').includes(language) ||
  (language === 'gl' && shared.has(line))

const complaints = vi.spyOn(console, 'error')

beforeEach(() => complaints.mockClear())

const cases = samples.flatMap(([mail, data]) =>
  languagesOf[mail.reader].map((language) => [mail.kind, language, mail, data] as const),
)

describe.each(cases)('%s in %s', (_, language, mail, data) => {
  test('has every text, and no Castilian in another language', async () => {
    const { html, text, subject } = await written(mail, data, language)
    expect(complaints).not.toHaveBeenCalled()
    expect(text + subject).not.toMatch(/\b(mail|printedMenu|weekdays|includes|allergens|deviceName)\.\w/)
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}" dir="ltr"`))
    for (const [, style, label = ''] of html.matchAll(/<th[^>]*style="([^"]*)"[^>]*>([^<]*)<\/th>/g))
      if (label.length > 22) expect(style, `«${label}» leaves no room on a phone`).not.toContain('nowrap')
    if (language === firstLanguage) return
    const castilian = await written(mail, data, firstLanguage)
    const left = new Set(ownLines(`${castilian.subject}\n${castilian.text}`, data))
    const castilianLines = ownLines(`${subject}\n${text}`, data).filter(
      (line) => left.has(line) && !isRight(line, language),
    )
    expect(
      castilianLines,
      'translate it; if it is right, add it to messages/same-as-castilian.json, or with two words to `shared`',
    ).toEqual([])
    const loose = ownLines(`${subject}\n${text}`, data).filter((line) =>
      / [:;?!»]|\p{L}[:;?!](?= |$)/u.test(line),
    )
    if (language === 'fr') expect(loose).toEqual([])
    // Basque dates as Intl writes them: «azaroaren 24(a)».
    expect(text).not.toMatch(/\d\(/)
  })

  test('leads to pages in its language, and so do the calls of mail programs, whose answers are read', async () => {
    const { html, headers = {} } = await written(mail, data, language)
    for (const [, href = ''] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      const { pathname } = new URL(href.replaceAll('&amp;', '&'))
      const link = readPath(pathname)
      expect(link.language, pathname).toBe(isWordless(pathname) ? firstLanguage : language)
      expect(hasPage(language, link.path), pathname).toBe(true)
    }
    const [, called] = /<(https:[^>]+)>/.exec(headers['List-Unsubscribe'] ?? '') ?? []
    if (called) expect(readPath(new URL(called).pathname).language).toBe(language)
  })
})
