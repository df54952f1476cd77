import type { Metadata } from 'next'
import { type GuideLanguage, guideLanguages, guidePath, menuGuides } from '../i18n/menu-guide'
import { site } from '../site'
import { absoluteUrl } from './absolute-url'

const locales = { es: 'es_ES', en: 'en_GB', fr: 'fr_FR', de: 'de_DE', ca: 'ca_ES' }

/** Each page names all of them and itself; who reads none of the languages gets English. */
export const guideAlternates = () => ({
  ...Object.fromEntries(guideLanguages.map((one) => [one, absoluteUrl(guidePath(one))])),
  'x-default': absoluteUrl(guidePath('en')),
})

export function guideMetadata(language: GuideLanguage): Metadata {
  const { title, description } = menuGuides[language]
  const url = absoluteUrl(guidePath(language))
  return {
    title,
    description,
    alternates: { canonical: url, languages: guideAlternates() },
    openGraph: {
      type: 'article',
      locale: locales[language],
      alternateLocale: guideLanguages.filter((one) => one !== language).map((one) => locales[one]),
      siteName: site.name,
      ...{ url, title, description },
    },
  }
}
