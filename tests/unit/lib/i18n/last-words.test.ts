import { expect, it } from 'vitest'
import { languageCodes } from '@/contract/languages'
import { lastWords } from '@/lib/i18n/last-words'
import { messagesIn } from '@/lib/i18n/messages-in'

it.each(languageCodes)('the last words in %s are those of its catalogue', async (language) => {
  const { title, text, retry } = (await messagesIn(language)).error
  expect(lastWords[language]).toEqual({ title, text, retry })
})
