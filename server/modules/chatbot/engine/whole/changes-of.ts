import type { MenuContent } from '@/contract/entities/menu'
import { isFood } from '@/contract/rules/menu-text/known-dishes'
import type { Include } from '@/contract/rules/menu-text/parsed-menu'
import { fold, stem, wordsOf } from '@/contract/rules/menu-text/words'
import type { Change, Course } from '../language/change'
import { mayBeDish } from '../language/frames'
import { isDish } from '../language/read-dishes'
import { coursePlace } from '../menu/edit-menu'
import { findDishes } from '../menu/find-dish'
import type { Act } from './acts'
import type { Bit } from './bits'
import type { Cue } from './lexicon'
import { marksOf } from './marks-of'
import { onlyLeft } from './only-left'

export type Around = { menus: MenuContent[]; today: string; isCopy: boolean }

const cueBits = (bits: Bit[]) => bits.filter((bit) => bit.is !== 'cue')
const dishesOf = (bits: Bit[]) => bits.flatMap((bit) => (bit.is === 'dish' ? [bit.name] : []))
const newsOf = (bits: Bit[]) => bits.flatMap((bit) => (bit.is === 'new' ? [bit.name] : []))
const coursesOf = (bits: Bit[]) => bits.flatMap((bit) => (bit.is === 'course' ? [bit] : []))
const thingsOf = (bits: Bit[]) => [...new Set(bits.flatMap((bit) => (bit.is === 'thing' ? [bit.thing] : [])))]
const placeOf = (bits: Bit[], cue: Cue) => bits.findIndex((bit) => bit.is === 'cue' && bit.cue === cue)

const sentence =
  /(?:^| )(?:me|m'|nos|ens|he|ha|han|hem|has|lo|esta|estan|estaba|era|es|eres|tengo|traigo|traido|ha traido|portat|hizo|hecho|dice|dijo|dicen|ell|ella|we|they|he|she|was|were|did|dut|du|zen)(?= |$)/
/** Words that nothing is ordered with: «me ha traído mi cuñado». */
const isTalk = (name: string) => {
  const plain = fold(name)
  return (
    sentence.test(plain) &&
    !/\d/.test(plain) &&
    !wordsOf(plain).some((word) => word.length > 3 && isFood([stem(word)]))
  )
}

/** What may be a new dish: some words, and no sentence. */
export const isName = (name: string) =>
  mayBeDish(name) && name.split(' ').length <= 8 && !sentence.test(fold(name)) && !/[\d?¿]/.test(name)

/** Where a menu puts its first courses: some call them starters. */
export function courseIn(menus: MenuContent[], course: Course): Course {
  const [menu] = menus
  if (course !== 'entrante' || !menu) return course
  return coursePlace(menu, 'entrante') < 0 && coursePlace(menu, 'primero') >= 0 ? 'primero' : 'entrante'
}

/** What an act changes; null where a part of it is not understood. */
export function changesOf(act: Act, before: Act | undefined, around: Around): Change[] | null {
  const { cues } = act
  const bits = act.bits.filter((bit) => !(bit.is === 'new' && isTalk(bit.name)) && bit.is !== 'day')
  const has = (...wanted: Cue[]) => wanted.some((cue) => cues.has(cue))
  const own = { ...act, bits }
  const declared = marksOf(own, before, around)
  if (declared) return declared
  if (bits.some(({ is }) => is === 'mark') || has('allergens')) return null
  if (bits.some((bit) => bit.is === 'cue' && bit.cue === 'other')) return null
  if (has('supplement')) return supplemented(own, around)
  if (has('half')) return halved(own)
  const amounts = bits.filter(({ is }) => is === 'amount')
  if (amounts.length > 0 && thingsOf(bits).length > 0) return pricedWith(own, around)
  if (amounts.length > 0) return priced(own, around)
  if (thingsOf(bits).length > 0) return including(own)
  if (has('instead-of', 'instead-after')) return instead(own, around)
  if (has('swap') || (has('for') && before?.cues.has('swap'))) return swapped(own)
  if (has('place')) return inPlace(own)
  const dishes = dishesOf(bits)
  const news = newsOf(bits)
  const each = (kind: 'remove' | 'gone' | 'sold-out' | 'back'): Change[] | null =>
    dishes.length > 0 && news.length === 0 ? dishes.map((dish) => ({ kind, dish })) : null
  const others = onlyLeft(own, around.menus[0], around.isCopy)
  if (others) return others
  if (has('except') && !around.isCopy) return null
  if (has('back')) return has('not', 'gone', 'away') ? null : each('back')
  if (has('out') && has('all')) return null
  if (has('out')) return around.isCopy ? each('remove') : each(has('not') ? 'back' : 'sold-out')
  if (has('away', 'except')) return has('put', 'append', 'not') ? null : each('remove')
  if (has('without', 'without-after') && !has('put', 'append'))
    return coursesOf(bits).length > 0 ? null : each(around.isCopy ? 'remove' : 'gone')
  if (has('gone') || (has('not') && has('have'))) return around.isCopy ? each('remove') : each('gone')
  if (has('not')) return has('put', 'append') ? each('remove') : null
  return coming(own, around)
}

/** What comes to a menu: new dishes with or without a course, dishes for another course, dishes that are back. */
function coming({ bits, cues }: Act, around: Around): Change[] | null {
  const [dishes, news, courses] = [dishesOf(bits), newsOf(bits), coursesOf(bits)]
  const isFirm = cues.has('append') || cues.has('missing') || cues.has('also')
  const puts = isFirm || cues.has('put')
  const [course, ...others] = courses
  if (others.length > 0 || news.some((name) => !isName(name))) return null
  const to = course ? courseIn(around.menus, course.course) : null
  if (news.length > 0) {
    if (!puts && !(cues.has('have') && to) && !isFirstOf(to, news, cues, around)) return null
    if (to) return [...moved(dishes, to, around), ...news.flatMap((dish) => added(dish, to))]
    if (dishes.length > 0) return null
    if (isFirm)
      return news.every((name) => isDish(name, around.today) || cues.has('append') || cues.has('also'))
        ? news.flatMap((dish) => added(dish, null))
        : null
    return around.isCopy ? news.flatMap((dish) => added(dish, null)) : null
  }
  if (to && dishes.length > 0 && (puts || cues.has('are') || cues.has('all')))
    return moved(dishes, to, around)
  if (
    dishes.length > 0 &&
    !to &&
    (cues.has('have') || isFirm) &&
    dishes.every((dish) => isSoldOut(dish, around))
  )
    return dishes.map((dish) => ({ kind: 'back', dish }))
  return null
}

/** «y el postre pan de Calatrava», where the menu has no dessert. */
const isFirstOf = (to: Course | null, news: string[], cues: Set<Cue>, { menus: [menu] }: Around) =>
  to !== null &&
  menu !== undefined &&
  news.length === 1 &&
  [...cues].every((cue) => cue === 'are') &&
  coursePlace(menu, to) < 0

const added = (dish: string, course: Course | null): Change[] => [{ kind: 'add', dish, course }]
const moved = (dishes: string[], course: Course, { menus }: Around): Change[] =>
  dishes.map((dish) => {
    const isWhole = menus.some((menu) => findDishes(menu, dish).some(({ name }) => fold(name) === fold(dish)))
    return { kind: isWhole ? 'add' : 'course', dish, course }
  })

const isSoldOut = (dish: string, { menus }: Around) =>
  menus.some((menu) => {
    const found = findDishes(menu, dish)
    return found.length > 0 && found.every(({ soldOut }) => soldOut)
  })

/** «en vez de magra, conejo», «babarrunen ordez dilistak»: the old dish stands beside the words for «instead». */
function instead({ bits, cues }: Act, around: Around): Change[] | null {
  const isBehind = cues.has('instead-after')
  const at = placeOf(bits, isBehind ? 'instead-after' : 'instead-of')
  const values = (list: Bit[]) => cueBits(list)
  const [before, behind] = [values(bits.slice(0, at)), values(bits.slice(at + 1))]
  const old = isBehind ? before.at(-1) : behind[0]
  const others = isBehind ? [...before.slice(0, -1), ...behind] : [...before, ...behind.slice(1)]
  if (!old) return null
  if (old.is === 'new' && !isBehind && others.length === 0) return cutInTwo(old.name, around)
  const [by, ...more] = others
  if (old.is !== 'dish' || !by || more.length > 0) return null
  return by.is === 'new' && isName(by.name) ? [{ kind: 'replace', dish: old.name, by: by.name }] : null
}

/** «en vez de magra conejo al ajillo»: the old dish is the beginning that the menu has. */
function cutInTwo(name: string, { menus }: Around): Change[] | null {
  const words = name.split(' ')
  for (let at = words.length - 1; at > 0; at--) {
    const dish = words.slice(0, at).join(' ')
    const by = words.slice(at).join(' ')
    const isThere = menus.some((menu) => findDishes(menu, dish).length > 0)
    if (isThere && isName(by) && !joint.test(by)) return [{ kind: 'replace', dish, by: capitalOf(by) }]
  }
  return null
}
const joint = /^(?:de|del|d'|con|amb|al|a|en|y|i|e|of|with)\b/i
const capitalOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** «cambia la merluza por dorada», «los macarrones los cambias por fideuá» */
function swapped({ bits, cues }: Act): Change[] | null {
  const values = cueBits(bits)
  const [old, by, ...more] = values
  if (!cues.has('for') || cues.has('not') || more.length > 0) return null
  if (old?.is !== 'dish' || by?.is !== 'new' || !isName(by.name)) return null
  return [{ kind: 'replace', dish: old.name, by: by.name }]
}

/** «en su sitio merluza en salsa verde», «posa lluç al seu lloc» */
function inPlace({ bits, cues }: Act): Change[] | null {
  const values = cueBits(bits)
  const [by, ...more] = values
  const going = values.filter(({ is }) => is === 'dish')
  if (going.length === 1 && values.length === 2 && !cues.has('not')) {
    const [old, next] = values
    if (old?.is === 'dish' && next?.is === 'new' && isName(next.name))
      return [{ kind: 'replace', dish: old.name, by: next.name }]
  }
  return by?.is === 'new' && more.length === 0 && isName(by.name) ? [{ kind: 'instead', by: by.name }] : null
}

/** «añade paella de segundo con suplemento de 3», «el lechazo sin suplemento» */
function supplemented({ bits, cues }: Act, around: Around): Change[] | null {
  const [amount, ...others] = bits.flatMap((bit) => (bit.is === 'amount' ? [bit.euros] : []))
  const [dishes, news, courses] = [dishesOf(bits), newsOf(bits), coursesOf(bits)]
  if (others.length > 0 || dishes.length + news.length !== 1) return null
  const [dish] = dishes
  const isGone = ['without', 'without-after', 'away', 'gone', 'not'].some((cue) => cues.has(cue as Cue))
  if (isGone) return dish && amount === undefined ? [{ kind: 'supplement', dish, euros: null }] : null
  if (amount === undefined) return null
  if (dish) return courses.length > 0 ? null : [{ kind: 'supplement', dish, euros: amount }]
  const rest = bits.filter(
    (bit) => bit.is !== 'amount' && !(bit.is === 'cue' && (bit.cue === 'supplement' || bit.cue === 'with')),
  )
  const added = coming({ bits: rest, cues, isAfterStop: false, isVerbal: false }, around)
  const [name] = news
  return added && name ? [...added, { kind: 'supplement', dish: name, euros: amount }] : null
}

/** «pon tb medio menu a 8», «sin medio menú» */
function halved({ bits, cues }: Act): Change[] | null {
  const values = cueBits(bits)
  const [amount, ...others] = values
  const isGone = cues.has('without') || cues.has('away') || cues.has('gone')
  if (isGone) return values.length === 0 ? [{ kind: 'half', euros: null }] : null
  return amount?.is === 'amount' && others.length === 0 && !cues.has('not') && !cues.has('raise')
    ? [{ kind: 'half', euros: amount.euros }]
    : null
}

/** «a 18», «sube a 16», «posa'l a 18», «súbelo un euro» */
function priced({ bits, cues }: Act, { menus, isCopy }: Around): Change[] | null {
  const [amount, ...others] = cueBits(bits)
  if (amount?.is !== 'amount' || others.length > 0) return null
  const known = new Set<Cue>([
    'put',
    'swap',
    'raise',
    'lower',
    'price',
    'it',
    'are',
    'menu',
    'have',
    'all',
    'keep',
    'same',
    'for',
  ])
  if ([...cues].some((cue) => !known.has(cue))) return null
  if ((cues.has('raise') || cues.has('lower')) && !amount.isTo)
    return amount.isPrice
      ? [{ kind: 'raise', euros: cues.has('lower') ? -amount.euros : amount.euros }]
      : null
  const now = menus[0]?.price ?? null
  const isFar = !isCopy && now !== null && (amount.euros < now * 0.6 || amount.euros > now * 1.7)
  return amount.isPrice && !isFar ? [{ kind: 'price', euros: amount.euros }] : null
}

/** «el precio es 13 con pan y bebida» */
function pricedWith({ bits, cues }: Act, around: Around): Change[] | null {
  const isWith = cues.has('with') || cues.has('include')
  const inclusive = (bit: Bit) =>
    bit.is === 'thing' || (bit.is === 'cue' && (bit.cue === 'with' || bit.cue === 'include'))
  const rest = bits.filter((bit) => !inclusive(bit))
  const price = isWith ? priced(actWith(rest), around) : null
  const included = price && including(actWith(bits.filter(inclusive)))
  return price && included ? [...price, ...included] : null
}

const actWith = (bits: Bit[]): Act => ({
  bits,
  cues: new Set(bits.flatMap((bit) => (bit.is === 'cue' ? [bit.cue] : []))),
  ...{ isAfterStop: false, isVerbal: false },
})

/** «inclou pa i vi», «falta el pan», «quita el café» */
function including({ bits, cues }: Act): Change[] | null {
  const known = new Set<Cue>([
    'include',
    'contains',
    'with',
    'without',
    'without-after',
    'missing',
    'append',
    'put',
    'away',
    'also',
    'price',
    'not',
    'it',
    'are',
    'gone',
    'have',
    'that',
    'all',
  ])
  if ([...cues].some((cue) => !known.has(cue)) || cueBits(bits).some(({ is }) => is !== 'thing')) return null
  const isOut = ['without', 'without-after', 'away', 'not', 'gone'].some((cue) => cues.has(cue as Cue))
  const isIn = ['include', 'contains', 'with', 'missing', 'append', 'put'].some((cue) => cues.has(cue as Cue))
  if (!isOut && !isIn) return null
  const what: Include[] = thingsOf(bits)
  return [{ kind: 'include', what, isIncluded: !isOut }]
}
