import type { Menu } from '@/contract/entities/menu'
import type { TranslatedLine, TranslatedMenu, WrittenLanguage } from '@/contract/entities/translated-menu'
import { firstLanguage } from '@/contract/languages'
import { languageHere, otherThanHere } from './language/here'

export type MenuTranslation = {
  /** The language that most of the dishes are written in. */
  writtenIn: WrittenLanguage
  /** Courses and dishes in the language of the page. Nothing where the menu is shown as it was written. */
  lines?: TranslatedMenu['translated'] | undefined
  /** The courses in the language of the kitchen, for where the menu is shown as it was written. */
  headings?: TranslatedMenu['headings']
  /** What dishes in other languages are called in Castilian, by the name that the kitchen wrote. */
  castilian?: TranslatedMenu['castilian']
}

/** By the id of their menu. */
export type Translations = Record<string, MenuTranslation>

type Written = { writtenIn?: WrittenLanguage | undefined }

/** The `lang` of what the kitchen wrote, where it is not that of the page. */
export const kitchenLanguage = ({ writtenIn = firstLanguage }: Written = {}) => otherThanHere(writtenIn)

/** Whether a line is shown in other words than the kitchen's. «Brownie» and «Lacón con grelos» stay in a language that calls them so. */
export const isTranslated = ({ how, source, by, pieces }: TranslatedLine, written: string) =>
  by !== undefined ||
  (how !== 'not' && source !== languageHere() && pieces.map(({ text }) => text).join(' ') !== written)

/** The menu as the page shows it, for texts without markup: search engines, previews, what is shared. */
export function menuHere(menu: Menu, translation: MenuTranslation | undefined): Menu {
  const lines = translation?.lines
  if (!lines) return withHeadings(menu, translation)
  return {
    ...menu,
    categories: menu.categories.map(({ name, items }, course) => ({
      name: textOf(lines[course]?.name, name),
      items: items.map((item, dish) => ({ ...item, name: textOf(lines[course]?.items[dish], item.name) })),
    })),
  }
}

/** The menu as it was written, with the headings of its courses in the language of the kitchen. */
export const withHeadings = <Shown extends Menu>(menu: Shown, translation: MenuTranslation | undefined) =>
  translation?.headings
    ? {
        ...menu,
        categories: menu.categories.map((course, at) => ({
          ...course,
          name: translation.headings?.[at] ?? course.name,
        })),
      }
    : menu

const textOf = (line: TranslatedLine | undefined, name: string) =>
  line?.pieces.map(({ text }) => text).join(' ') ?? name

/** The language in which `menuHere` writes. */
export const menuLanguage = ({ writtenIn, lines }: MenuTranslation = { writtenIn: 'es' }) =>
  lines ? languageHere() : writtenIn
