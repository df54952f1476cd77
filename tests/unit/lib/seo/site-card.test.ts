import { createTranslator } from 'next-intl'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { GET } from '@/app/[locale]/og/route'
import { languageCodes } from '@/contract/languages'
import { messagesIn } from '@/lib/i18n/messages-in'
import { languageHere } from '@/lib/language/here'
import { inLanguage } from '@/lib/language/in-language'
import { siteOpenGraph } from '@/lib/seo/site-open-graph'

vi.mock('server-only', () => ({}))
vi.mock('@/lib/i18n/translations', () => ({
  getTranslations: async (namespace: never) =>
    createTranslator({ locale: languageHere(), messages: await messagesIn(languageHere()), namespace }),
}))

test.each(languageCodes)('the site has a preview card in %s, small enough for chats', async (language) => {
  const answer = await inLanguage(language, GET)
  const picture = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(picture.length).toBeLessThan(300_000)
})

test.each([
  ['es', '/og.png'],
  ['en', '/en/og'],
  ['de', '/de/og'],
] as const)('a page in %s shows the card %s', (language, path) => {
  const page = { title: 'Mantel', description: 'Menús', path: '/faqs' }
  const { images } = inLanguage(language, () => siteOpenGraph(page)) ?? {}
  expect([images].flat().map((image) => new URL(String(image)).pathname)).toEqual([path])
})
