import type { WrittenLanguage } from '@/contract/languages'
import type { ShownTemplate } from '@/lib/api/template-chooser'
import { houseLanguage } from '@/lib/language/here'
import { kitchenLanguage } from '@/lib/translated-menu'

/** The `lang` of a template's name. */
export type LanguageOf = (template: ShownTemplate) => string | undefined

/** Another host's stock templates have Castilian names. An owner's name is taken to be in the language of their kitchen. */
export const templateLanguage =
  (writtenIn: WrittenLanguage | undefined): LanguageOf =>
  ({ isStock, isNamedHere }) => {
    if (isNamedHere) return undefined
    return isStock ? houseLanguage() : kitchenLanguage({ writtenIn })
  }
