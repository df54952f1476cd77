import { ca } from './ca'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const menuGuides = { es, en, fr, de, ca }

export type GuideLanguage = keyof typeof menuGuides

export const isGuideLanguage = (language: string): language is GuideLanguage =>
  Object.hasOwn(menuGuides, language)

export const guideLanguages = Object.keys(menuGuides).filter(isGuideLanguage)

/** Castilian stands at the root, the others under their language. */
export const guidePath = (language: GuideLanguage) =>
  `${language === 'es' ? '' : `/${language}`}/que-es-el-menu-del-dia`
