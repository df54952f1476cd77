import type { MenuLanguage, TranslatedLine, WrittenLanguage } from '@/contract/entities/translated-menu'
import type { Queryable } from '@/server/db/client'
import { translateCourse } from '@/server/text/dishes/courses'
import { translateOnce } from '@/server/text/dishes/translate-once'
import { keysOf } from './line-key'
import { type Found, findTexts } from './queries'

type Course<Name> = { name: Name; items: { name: Name }[] }

type MenuOf<Name> = {
  restaurantId: string
  /** The language that most of its dishes are written in. Castilian if nothing is said. */
  writtenIn?: WrittenLanguage | null | undefined
  courses: Course<Name>[]
}

type Wording = { tellsCustom: boolean }
type IsKnown = (one: Found) => boolean

/** The owner's own correction wins. A machine translator only fills what the lexicon knows nothing of. */
const order: Found['by'][] = ['owner', 'owners', 'machine']

/**
 * A translator for each of these menus, all of which are asked for at once. It knows the corrections of the restaurant alone, those that the
 * operator took for everybody, and the answers of the machine translator.
 */
export async function translatorsFor(
  db: Queryable,
  language: MenuLanguage,
  menus: MenuOf<string | null>[],
  wording?: Wording,
) {
  const read = menus.map((menu) => ({
    ...menu,
    lexicon: lexiconFor(language, menu.writtenIn ?? 'es', wording),
  }))
  const asked = read.flatMap(askedOf)
  const keys = [...new Set(asked.map(({ key }) => key))].filter(Boolean)
  const unknown = [...new Set(asked.filter(({ isKnown }) => !isKnown).map(({ key }) => key))]
  const restaurantIds = [...new Set(menus.map(({ restaurantId }) => restaurantId))]
  const found = await findTexts(db, { restaurantIds, language, keys, unknown })
  const ofAll = found.filter(({ restaurantId }) => restaurantId === null)
  const own = Map.groupBy(found, ({ restaurantId }) => restaurantId)
  return read.map(({ restaurantId, lexicon }) =>
    translatorOf([...(own.get(restaurantId) ?? []), ...ofAll], lexicon),
  )
}

type Lexicon = ReturnType<typeof lexiconFor>

/** What the lexicon alone says of the names of one menu. */
function lexiconFor(language: MenuLanguage, kitchen: WrittenLanguage, wording?: Wording) {
  const inKitchen = (line: TranslatedLine) => asWritten(line, kitchen)
  return {
    language,
    kitchen,
    course: readOnce((name) => inKitchen(translateCourse(name, language, wording))),
    dish: readOnce((name) => inKitchen(dishOf(name, language, kitchen, wording))),
  }
}

function readOnce(read: (name: string) => TranslatedLine) {
  const known = new Map<string, TranslatedLine>()
  return (name: string) => {
    const line = known.get(name) ?? read(name)
    known.set(name, line)
    return line
  }
}

/** The names that are to be translated, and whether the lexicon knows something of each. */
function askedOf({ courses, lexicon }: MenuOf<string | null> & { lexicon: Lexicon }) {
  const asked = (name: string | null, read: (name: string) => TranslatedLine) =>
    name ? keysOf(name).map((key) => ({ key, isKnown: read(name).how !== 'not' })) : []
  return courses.flatMap(({ name, items }) => [
    ...asked(name, lexicon.course),
    ...items.flatMap((item) => asked(item.name, lexicon.dish)),
  ])
}

function translatorOf(found: Found[], { language, kitchen, ...lexicon }: Lexicon) {
  const texts = Map.groupBy(found, ({ key }) => key)
  const textsOf = (name: string) => keysOf(name).flatMap((key) => texts.get(key) ?? [])

  function lineOf(name: string, line: TranslatedLine, isKnown: IsKnown): TranslatedLine {
    if (texts.size === 0) return line
    const [best] = textsOf(name)
      .filter(isKnown)
      .filter((one) => isFor(one, name, line))
      .toSorted((one, other) => order.indexOf(one.by) - order.indexOf(other.by))
    return best ? { how: 'wholly', source: line.source, pieces: [{ text: best.text }], by: best.by } : line
  }

  /** The same letters may be another word in another language, and what a kitchen wrote in the reader's own language stays. */
  function isFor({ by, source }: Found, name: string, { how, pieces }: TranslatedLine): boolean {
    if (by === 'machine') return how === 'not' && source === kitchen
    const isReadersOwn = kitchen === language && pieces.map(({ text }) => text).join(' ') === name
    return by === 'owner' || !isReadersOwn
  }

  const all = () => true
  return {
    course: (name: string, isKnown: IsKnown = all) => lineOf(name, lexicon.course(name), isKnown),
    dish: (name: string, isKnown: IsKnown = all) => lineOf(name, lexicon.dish(name), isKnown),
    /** The owner's own correction, if there is one. */
    correction: (name: string) => textsOf(name).find(({ by }) => by === 'owner')?.text ?? null,
  }
}

/** What the lexicon does not understand is in the language of the rest of the menu. */
const asWritten = (line: TranslatedLine, lang: WrittenLanguage): TranslatedLine =>
  line.how === 'not'
    ? { ...line, source: lang, pieces: line.pieces.map(({ text }) => ({ text, lang })) }
    : line

/**
 * A name that is right in Castilian and in the language of the kitchen, as «porrusalda», is in the latter. Where it means something else
 * there, or says less of what is in the dish, the Castilian meaning stands: «paella valenciana» has rabbit in Catalan too. For a reader of
 * Castilian it is said in the usual word: «xoubas» are read as Castilian too, since cooks write them so, and are «sardinillas».
 */
function dishOf(
  name: string,
  language: MenuLanguage,
  kitchen: WrittenLanguage,
  wording?: Wording,
): TranslatedLine {
  const line = knownDish(name, language, wording)
  if (line.source !== 'es' || kitchen === 'es') return line
  const own = translateOnce(name, language === kitchen ? 'en' : language, wording, kitchen)
  if (own.how !== 'wholly') return line
  if (language === 'es') return own
  if (language === kitchen) return { ...own, pieces: [{ text: name }] }
  return textOf(own) === textOf(line) ? own : line
}

const textOf = ({ pieces }: TranslatedLine) => pieces.map(({ text }) => text).join(' ')

/** The lexicon takes what it does not know for Castilian, and so for translated into it. */
function knownDish(name: string, language: MenuLanguage, wording?: Wording): TranslatedLine {
  const line = translateOnce(name, language, wording)
  const isUnknown = language === 'es' && line.source === 'es' && translateOnce(name, 'en').how === 'not'
  return isUnknown ? { how: 'not', source: 'es', pieces: [{ text: name, lang: 'es' }] } : line
}

/** All courses and dishes of these menus, in the same order. */
export async function translateMenus(db: Queryable, language: MenuLanguage, menus: MenuOf<string>[]) {
  const translators = await translatorsFor(db, language, menus)
  return translators.map(({ course, dish }, at) =>
    (menus[at]?.courses ?? []).map(({ name, items }) => ({
      name: course(name),
      items: items.map((item) => dish(item.name)),
    })),
  )
}

/** Parts of menus: a name that is null is not translated. */
export async function translateParts(
  db: Queryable,
  language: MenuLanguage,
  menus: MenuOf<string | null>[],
  wording?: Wording,
) {
  const translators = await translatorsFor(db, language, menus, wording)
  return translators.map(({ course, dish }, at) =>
    (menus[at]?.courses ?? []).map(({ name, items }) => ({
      name: name === null ? null : course(name),
      items: items.map((item) => (item.name === null ? null : dish(item.name))),
    })),
  )
}
