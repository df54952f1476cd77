import type { Language } from '@/contract/languages'
import { env } from '../env'
import { languageHere } from '../language/here'
import { pathIn } from '../language/path-in'

/** The whole address of a page in the language of this one, or in another. */
export const absoluteUrl = (path: string, language: Language = languageHere()) =>
  new URL(pathIn(language, path), env().SITE_URL).href
