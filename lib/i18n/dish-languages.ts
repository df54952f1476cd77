import { type MenuLanguage, menuLanguages } from '@/contract/entities/translated-menu'
import { firstLanguage } from '@/contract/languages'

export type DishLanguage = Exclude<MenuLanguage, 'es'>

export const isDishLanguage = (language: string): language is DishLanguage =>
  language !== firstLanguage && menuLanguages.some((one) => one === language)

/** The languages that dishes are translated into for diners. */
export const dishLanguages = menuLanguages.filter(isDishLanguage)
