import { firstLanguage, languageCodes, languages } from '@/contract/languages'
import { languageHere } from '../language/here'
import { hasPage } from '../language/sides'
import { absoluteUrl } from './absolute-url'

const languagesOf = (path: string) => languageCodes.filter((language) => hasPage(language, path))

/** The address of a page in every language. Whoever reads none of them gets Castilian. */
export const addressesOf = (path: string) => ({
  ...Object.fromEntries(languagesOf(path).map((language) => [language, absoluteUrl(path, language)])),
  'x-default': absoluteUrl(path, firstLanguage),
})

/** For a page's metadata: its own address, and those of the same page in every language. */
export const alternatesOf = (path: string) => ({ canonical: absoluteUrl(path), languages: addressesOf(path) })

/** Search engines read the other languages in `alternates`; a preview shows one page. */
export const openGraphLocale = () => languages[languageHere()].region.replace('-', '_')
