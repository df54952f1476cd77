import { describe, expect, it } from 'vitest'
import { firstLanguage, languageCodes } from '@/contract/languages'
import { guidePath, menuGuide } from '@/lib/i18n/menu-guide'
import { inLanguage } from '@/lib/language/in-language'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { guideMetadata } from '@/lib/seo/guide-metadata'

describe.each(languageCodes)('the guide in %s', (language) => {
  const { alternates, title, description } = inLanguage(language, guideMetadata)

  it('is canonical in its own language', () => {
    expect(alternates?.canonical).toBe(absoluteUrl(guidePath, language))
  })

  it('names every language and itself, as all others do', () => {
    expect(alternates?.languages).toEqual(guideMetadata().alternates?.languages)
    expect(alternates?.languages).toMatchObject({
      [language]: absoluteUrl(guidePath, language),
      'x-default': absoluteUrl(guidePath, firstLanguage),
    })
    expect(Object.keys(alternates?.languages ?? {})).toEqual([...languageCodes, 'x-default'])
  })

  it('has all parts of the Castilian one, in its own words', () => {
    const guides = languageCodes.map((one) => inLanguage(one, menuGuide))
    const { sections } = inLanguage(language, menuGuide)
    expect(sections.map(({ text }) => text.length)).toEqual(
      menuGuide().sections.map(({ text }) => text.length),
    )
    expect(new Set(sections.map((section) => section.title)).size).toBe(sections.length)
    expect(guides.filter((guide) => guide.title === title)).toHaveLength(1)
    expect(String(description).length).toBeLessThan(160)
  })
})
