import { menuLanguages } from '@/contract/entities/translated-menu'
import { firstLanguage } from '@/contract/languages'

/** The languages that dishes are translated into for diners of each kitchen. Into Castilian only those of some are. */
export const dishLanguages = menuLanguages.filter((language) => language !== firstLanguage)
