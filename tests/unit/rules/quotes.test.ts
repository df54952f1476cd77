import { describe, expect, test } from 'vitest'
import { type Language, languageCodes } from '@/contract/languages'
import { betweenQuotes, quoted } from '@/contract/rules/language/quotes'

test.each<[Language, string]>([
  ['es', '«pisto»'],
  ['ca', '«pisto»'],
  ['gl', '«pisto»'],
  ['eu', '«pisto»'],
  ['en', '“pisto”'],
  ['fr', '«\u00a0pisto\u00a0»'],
  ['de', '„pisto“'],
])('%s', (language, expected) => {
  expect(quoted(language, 'pisto')).toBe(expected)
  expect(quoted(language, betweenQuotes(language, ['a', 'b']))).toBe(
    `${quoted(language, 'a')}, ${quoted(language, 'b')}`,
  )
})

describe('the texts of a language have the same signs', () => {
  test.each(languageCodes)('%s', async (language) => {
    const { default: messages } = await import(`../../../messages/${language}.json`)
    const texts = JSON.stringify({ ...messages, mail: { ...messages.mail, dailyMenu: undefined } })
    const [open] = quoted(language, 'x')
    const others = ['«', '“', '„'].filter((sign) => sign !== open)
    // In German the second sign of a pair is the first one of English.
    for (const sign of others.filter((one) => language !== 'de' || one !== '“'))
      expect(texts).not.toContain(sign)
  })
})
