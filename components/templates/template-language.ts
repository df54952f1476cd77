import type { ListedTemplate } from '@/contract/endpoints/templates'
import type { WrittenLanguage } from '@/contract/languages'
import { houseLanguage } from '@/lib/language/here'
import { kitchenLanguage } from '@/lib/translated-menu'

/** The `lang` of a template's name. */
export type LanguageOf = (template: ListedTemplate) => string | undefined

/** Stock templates have Castilian names. An owner's name is taken to be in the language of their kitchen. */
export const templateLanguage =
  (writtenIn: WrittenLanguage | undefined): LanguageOf =>
  ({ isStock }) =>
    isStock ? houseLanguage() : kitchenLanguage({ writtenIn })
