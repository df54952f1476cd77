import { afterEach, expect, test, vi } from 'vitest'
import { GET as showAlerts } from '@/app/[locale]/(public)/avisos/un-clic/route'
import { POST as end, GET as show } from '@/app/[locale]/(public)/unsubscribe/one-click/route'
import { inLanguage } from '@/lib/language/in-language'
import catalan from '@/messages/ca.json'

vi.mock('@/lib/i18n/translations', async () => {
  const { createTranslator } = await import('next-intl')
  const { messagesIn } = await import('@/lib/i18n/messages-in')
  const { languageHere } = await import('@/lib/language/here')
  return {
    getTranslations: async (namespace: 'unsubscribe') =>
      createTranslator({ locale: languageHere(), messages: await messagesIn(languageHere()), namespace }),
  }
})

afterEach(() => vi.unstubAllGlobals())

const signed = 'email=ana%40example.com&sig=x&restaurantId=k00x7qm2vt9b'

test('a person who opens a one-click address is led to the page in the language of the mail', async () => {
  const opened = (at: string, answer: typeof show) =>
    inLanguage('ca', () => answer(new Request(`http://localhost${at}`))).headers.get('location')
  expect(opened(`/ca/unsubscribe/one-click?${signed}`, show)).toBe(`/ca/unsubscribe?${signed}`)
  expect(opened('/ca/avisos/un-clic?token=x', showAlerts)).toBe('/ca/avisos/baja?token=x')
})

test('a mail program is answered in it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true }))
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const request = new Request(`http://localhost/ca/unsubscribe/one-click?${signed}`, { method: 'POST', body })
  const answer = await inLanguage('ca', () => end(request))
  expect([answer.status, (await answer.text()).trim()]).toEqual([200, catalan.unsubscribe.done])
})
