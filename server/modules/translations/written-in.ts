import type { MenuLanguage, WrittenLanguage } from '@/contract/entities/translated-menu'
import { firstLanguage } from '@/contract/languages'
import { translateOnce } from '@/server/text/dishes/translate-once'

/** Many dishes have one name in several languages («crema catalana») and count as Castilian. */
const castilianForOther = 2

/**
 * The language that a menu is written in. Its courses tell nothing: their usual names are stored in Castilian. `language`: that into which
 * its dishes are translated anyway. In Castilian, the lexicon takes what it does not know for Castilian.
 */
export function writtenIn(courses: { items: { name: string }[] }[], language: MenuLanguage): WrittenLanguage {
  const target = language === firstLanguage ? 'en' : language
  const lines = courses.flatMap(({ items }) => items.map(({ name }) => translateOnce(name, target)))
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
