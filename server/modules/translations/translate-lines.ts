import type { MenuLanguage, TranslatedLine } from '@/contract/entities/translated-menu'
import type { Queryable } from '@/server/db/client'
import { translateCourse } from '@/server/text/dishes/courses'
import { translateOnce } from '@/server/text/dishes/translate-once'
import { lineKey } from './line-key'
import { type Found, findTexts } from './queries'

type Course<Name> = { name: Name; items: { name: Name }[] }

type MenuOf<Name> = { restaurantId: string; courses: Course<Name>[] }
type Asked = MenuOf<string> & { language: MenuLanguage }

/** The owner's own correction wins. A machine translator only fills what the lexicon knows nothing of. */
const order: Found['by'][] = ['owner', 'owners', 'machine']

/**
 * A translator of these courses and dishes. It knows the corrections of the restaurant, those that the operator took for everybody, and
 * the answers of the machine translator.
 */
export async function linesTranslator(db: Queryable, { language, ...menu }: Asked) {
  return translatorOf(await textsFor(db, language, [menu]), language)
}

/** What is known of the names on these menus, all asked for at once. */
function textsFor(db: Queryable, language: MenuLanguage, menus: MenuOf<string | null>[]) {
  const courses = menus.flatMap((menu) => menu.courses)
  const names = new Set(courses.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]))
  const keys = [...new Set([...names].map((name) => lineKey(name ?? '')))].filter(Boolean)
  const restaurantIds = [...new Set(menus.map(({ restaurantId }) => restaurantId))]
  return findTexts(db, { restaurantIds, language, keys })
}

function translatorOf(found: Found[], language: MenuLanguage, wording?: { tellsCustom: boolean }) {
  const texts = Map.groupBy(found, ({ key }) => key)

  function lineOf(name: string, lexicon: TranslatedLine, isKnown: (one: Found) => boolean): TranslatedLine {
    if (texts.size === 0) return lexicon
    const known = (texts.get(lineKey(name)) ?? []).filter(isKnown)
    const [best] = known
      .filter(({ by }) => by !== 'machine' || lexicon.how === 'not')
      .toSorted((one, other) => order.indexOf(one.by) - order.indexOf(other.by))
    return best
      ? { how: 'wholly', source: lexicon.source, pieces: [{ text: best.text }], by: best.by }
      : lexicon
  }

  const all = () => true
  return {
    course: (name: string, isKnown = all as (one: Found) => boolean) =>
      lineOf(name, translateCourse(name, language, wording), isKnown),
    dish: (name: string, isKnown = all as (one: Found) => boolean) =>
      lineOf(name, knownDish(name, language, wording), isKnown),
    /** The owner's own correction, if there is one. */
    correction: (name: string) => texts.get(lineKey(name))?.find(({ by }) => by === 'owner')?.text ?? null,
  }
}

/** The lexicon takes what it does not know for Castilian, and so for translated into it. */
function knownDish(name: string, language: MenuLanguage, wording?: { tellsCustom: boolean }): TranslatedLine {
  const line = translateOnce(name, language, wording)
  const isUnknown = language === 'es' && line.source === 'es' && translateOnce(name, 'en').how === 'not'
  return isUnknown ? { how: 'not', source: 'es', pieces: [{ text: name, lang: 'es' }] } : line
}

export async function translateCourses(db: Queryable, asked: Asked) {
  const { course, dish } = await linesTranslator(db, asked)
  return asked.courses.map(({ name, items }) => ({
    name: course(name),
    items: items.map((item) => dish(item.name)),
  }))
}

/** Menus of several restaurants: an owner's correction counts for their own alone. A name that is null is not translated. */
export async function translateMenus(
  db: Queryable,
  language: MenuLanguage,
  menus: MenuOf<string | null>[],
  wording?: { tellsCustom: boolean },
) {
  const found = await textsFor(db, language, menus)
  const ofAll = found.filter(({ restaurantId }) => restaurantId === null)
  const own = Map.groupBy(found, ({ restaurantId }) => restaurantId)
  return menus.map(({ restaurantId, courses }) => {
    const { course, dish } = translatorOf([...(own.get(restaurantId) ?? []), ...ofAll], language, wording)
    return courses.map(({ name, items }) => ({
      name: name === null ? null : course(name),
      items: items.map((item) => (item.name === null ? null : dish(item.name))),
    }))
  })
}
