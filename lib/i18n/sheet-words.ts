import type { Language } from '@/contract/languages'
import type { MenuWords } from '@/contract/rules/menu-layout/printed-menu'
import { labelsOf } from './labels'

/** What is printed on a sheet is shorter than the same on a page. Castilian, Galician and Basque have no other words for it. */
const shorter: Partial<Record<Language, () => Promise<{ default: MenuWords }>>> = {
  ca: () => import('@/messages/sheets/ca.json'),
  en: () => import('@/messages/sheets/en.json'),
  fr: () => import('@/messages/sheets/fr.json'),
  de: () => import('@/messages/sheets/de.json'),
}

/** The words around the dishes of a sheet, as the api draws it (server/modules/sheets/menu-in.ts). */
export async function sheetWords(language: Language): Promise<MenuWords> {
  const short = await shorter[language]?.()
  if (short) return short.default
  const [printedMenu, weekdays, includes, allergens] = await Promise.all([
    labelsOf('printedMenu', language),
    labelsOf('weekdays', language),
    labelsOf('includes', language),
    labelsOf('allergens', language),
  ])
  return { printedMenu, weekdays, includes, allergens }
}
