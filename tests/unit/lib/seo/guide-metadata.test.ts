import { describe, expect, it } from 'vitest'
import { guideLanguages, guidePath, isGuideLanguage, menuGuides } from '@/lib/i18n/menu-guide'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { guideMetadata } from '@/lib/seo/guide-metadata'

describe.each(guideLanguages)('the guide in %s', (language) => {
  const { alternates, title, description } = guideMetadata(language)

  it('is canonical in its own language', () => {
    expect(alternates?.canonical).toBe(absoluteUrl(guidePath(language)))
  })

  it('names every language and itself, as all others do', () => {
    expect(alternates?.languages).toEqual(guideMetadata('es').alternates?.languages)
    expect(alternates?.languages).toMatchObject({ [language]: absoluteUrl(guidePath(language)) })
    expect(Object.keys(alternates?.languages ?? {})).toEqual([...guideLanguages, 'x-default'])
  })

  it('has all parts of the Castilian one, in its own words', () => {
    const { sections } = menuGuides[language]
    expect(sections.map(({ text }) => text.length)).toEqual(
      menuGuides.es.sections.map(({ text }) => text.length),
    )
    expect(new Set(sections.map((section) => section.title)).size).toBe(sections.length)
    const others = guideLanguages.filter((one) => one !== language)
    for (const other of others) expect(menuGuides[other].title).not.toBe(title)
    expect(String(description).length).toBeLessThan(160)
  })
})

it('knows no other languages', () => {
  expect(['it', 'constructor', ''].filter(isGuideLanguage)).toEqual([])
})
