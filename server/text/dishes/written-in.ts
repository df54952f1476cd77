import type { MenuLanguage, TranslatedLine, WrittenLanguage } from '@/contract/entities/translated-menu'
import { firstLanguage } from '@/contract/languages'
import { translateOnce } from './translate-once'

/** Many dishes have one name in several languages («crema catalana») and count as Castilian. */
const castilianForOther = 2

/**
 * The language that a menu is written in. Its courses tell nothing: their usual names are stored in Castilian. `language`: that into which
 * its dishes are translated anyway. In Castilian, the lexicon takes what it does not know for Castilian.
 */
export function writtenIn(courses: { items: { name: string }[] }[], language: MenuLanguage): WrittenLanguage {
  const names = courses.flatMap(({ items }) => items.map(({ name }) => name))
  if (language !== firstLanguage) return languageOf(names.map((name) => translateOnce(name, language)))
  // A look in Castilian was taken when the search row was written. On nearly all menus it is enough.
  const isCastilian = names.every((name) => dishLanguage(name) === firstLanguage)
  return isCastilian ? firstLanguage : languageOf(names.map((name) => translateOnce(name, 'en')))
}

/** The language that most of the dishes that are understood are written in. */
function languageOf(lines: Pick<TranslatedLine, 'how' | 'source'>[]): WrittenLanguage {
  const known = Map.groupBy(
    lines.filter(({ how }) => how !== 'not'),
    ({ source }) => source,
  )
  const count = (source: WrittenLanguage) => known.get(source)?.length ?? 0
  const [most] = [...known.keys()]
    .filter((source) => source !== firstLanguage)
    .toSorted((one, other) => count(other) - count(one))
  return most && count(most) * castilianForOther >= count(firstLanguage) ? most : firstLanguage
}

const dishLanguage = (name: string) => translateOnce(name, 'es', { tellsCustom: false }).source
