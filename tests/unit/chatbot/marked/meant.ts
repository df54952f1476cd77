import type { MenuContent } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'
import type { Include } from '@/contract/rules/menu-text/parsed-menu'
import { clockText } from '@/contract/rules/time/clock-text'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Proposed } from '@/server/modules/chatbot/engine/state'
import { day, euros, isAlike, type Mark, minute, service, stemsOf, things, value, values } from './marks'

/** A dish that has to have these words and may have the others. */
export type Dish = { must: string[]; may: string[]; supplement: number | null; isGone: boolean }
/** A menu somewhere: the proposal, or one of the calendar. `any`: fields that nothing is said about. */
export type Place = {
  kind: 'draft' | 'stored'
  date: string
  service: string
  state: string
  minute: number | null
  price: number | null
  half: number | null
  includes: Include[]
  window: { start: string; end: string } | null
  dishes: Dish[]
  isNew: boolean
  source: string
}

const dishesOf = ({ categories }: MenuContent): Dish[] =>
  categories.flatMap(({ items }) =>
    items.map((item) => ({
      ...{ must: stemsOf(item.name), may: [], supplement: item.supplement ?? null },
      isGone: Boolean(item.soldOut),
    })),
  )

const facts = (content: MenuContent) => ({
  ...{
    price: content.price,
    half: content.halfPrice,
    includes: [...content.includes],
    window: content.window,
  },
  ...{ dishes: dishesOf(content), isNew: false, source: content.observation },
})

export const placesOf = (menus: OwnMenu[], proposed: Proposed[]): Place[] => [
  ...proposed.map(({ date, service, content }) => ({
    ...{ kind: 'draft' as const, date, service, state: 'draft', minute: null },
    ...facts(content),
  })),
  ...menus.map((menu) => ({
    ...{ kind: 'stored' as const, date: menu.date, service: menu.service, state: menu.state },
    minute: menu.publishAt ? localNow(new Date(menu.publishAt), 'Europe/Madrid').minute : null,
    ...facts(menu),
  })),
]

const copyOf = (place: Place): Place => ({
  ...place,
  includes: [...place.includes],
  dishes: place.dishes.map((dish) => ({ ...dish })),
})

export type Meant = {
  places: Place[]
  /** The marks that could not be applied: nothing may happen for them. */
  unread: string[]
  /** A question is what is meant: which dish comes, at what time. */
  isAsked: boolean
  isUndo: boolean
}

/** What the conversation is about: the day, and the button that a yes presses. */
export type Talked = { today: string; focus: string; asked: string }

const fall = /\b(?:baj|baix|rebaj|menos|quita|afloj|down|jaitsi)/i

/** What stands everywhere after a message, if it is done as it was marked. */
export function meantBy(marks: Mark[], before: Place[], { today, focus, asked }: Talked): Meant {
  const meant: Meant = { places: before.map(copyOf), unread: [], isAsked: false, isUndo: false }
  const { places } = meant
  const has = (act: string) => marks.some((mark) => mark.act === act)
  const note = (mark: Mark) => void meant.unread.push(mark.act)
  const stored = (date: string | null) => places.find((one) => one.kind === 'stored' && one.date === date)
  const draft = () => places.find(({ kind }) => kind === 'draft')
  let copied: Place | undefined
  let fresh: Place | undefined
  const dayNamed = marks
    .filter(({ act }) => !/^(?:close|withdraw|ask|copy|move|chat)/.test(act))
    .flatMap((mark) => day(value(mark, 'day'), today) ?? [])[0]
  const target = (): Place | undefined =>
    copied ??
    fresh ??
    (dayNamed && dayNamed !== today
      ? (places.find(({ date }) => date === dayNamed) ?? draft())
      : undefined) ??
    draft() ??
    stored(focus)
  const find = (place: Place | undefined, text: string) => {
    const wanted = stemsOf(text)
    const fits = (dish: Dish) =>
      wanted.every((word) => [...dish.must, ...dish.may].some((one) => isAlike(one, word)))
    return wanted.length > 0 ? place?.dishes.find(fits) : undefined
  }
  const dish = (text: string): Dish => ({ must: stemsOf(text), may: [], supplement: null, isGone: false })
  const drop = (place: Place, one: Dish) => {
    if (place.kind === 'stored' && place.state === 'published') one.isGone = true
    else place.dishes = place.dishes.filter((other) => other !== one)
  }
  const order = [
    ...marks.filter(({ act }) => act === 'copy' || act === 'move'),
    ...marks.filter(
      ({ act }) =>
        act !== 'copy' && act !== 'move' && act !== 'publish' && act !== 'schedule' && act !== 'publishat',
    ),
    ...marks.filter(({ act }) => act === 'publish' || act === 'schedule' || act === 'publishat'),
  ]
  for (const mark of order) {
    const ofService = mark.act === 'soldout' || mark.act === 'back'
    const isElsewhere =
      ofService && values(mark, 'dish').some((text) => !find(target(), text) && find(stored(focus), text))
    const place = isElsewhere ? stored(focus) : target()
    switch (mark.act) {
      case 'copy': {
        const named = value(mark, 'fromday')
        const from = named === null ? today : day(named, today)
        const to =
          value(mark, 'forday') === null
            ? from === today
              ? addDays(today, 1)
              : today
            : day(value(mark, 'forday'), today)
        const pick = [from, from && addDays(from, -7), from && addDays(from, -14)]
          .map((date) => stored(date ?? null))
          .find(Boolean)
        if (!pick || !to || pick.date === to) {
          note(mark)
          break
        }
        copied = { ...copyOf(pick), kind: 'draft', date: to, state: 'draft', isNew: true }
        copied.dishes = copied.dishes.map((one) => ({ ...one, isGone: false }))
        meant.places = places.filter(({ kind }) => kind !== 'draft')
        places.splice(0, places.length, ...meant.places, copied)
        meant.places = places
        break
      }
      case 'move': {
        const [from, to] = [day(value(mark, 'fromday'), today), day(value(mark, 'forday'), today)]
        const menu = stored(from)
        if (!menu || !to) {
          note(mark)
          break
        }
        menu.date = to
        break
      }
      case 'day': {
        const date = day(value(mark, 'day'), today)
        if (!date) {
          note(mark)
          break
        }
        if (has('menu')) break
        const moved = draft() ?? stored(focus)
        if (moved) moved.date = date
        else note(mark)
        break
      }
      case 'service': {
        const wanted = service(mark)
        if (copied && wanted) copied.service = wanted
        else if (place && wanted && !has('menu')) place.service = wanted
        break
      }
      case 'menu': {
        const dishes = ['entrante', 'primero', 'segundo', 'postre', 'plato']
          .flatMap((slot) => values(mark, slot))
          .map(dish)
        const date = dayNamed ?? today
        const open = fresh ?? draft()
        if (open && (open === fresh || !dayNamed || open.date === dayNamed)) open.dishes.push(...dishes)
        else {
          fresh = {
            ...{
              kind: 'draft',
              date,
              service: 'comida',
              state: 'draft',
              minute: null,
              price: null,
              half: null,
            },
            includes: [],
            window: null,
            dishes,
            isNew: true,
            source: '',
          }
          const kept = places.filter(({ kind }) => kind !== 'draft')
          places.splice(0, places.length, ...kept, fresh)
        }
        break
      }
      case 'price':
      case 'raise': {
        const amount = euros(mark)
        if (!place || amount === null) {
          note(mark)
          break
        }
        place.price =
          mark.act === 'price'
            ? amount
            : Math.round(((place.price ?? 0) + (fall.test(mark.text) ? -amount : amount)) * 100) / 100
        break
      }
      case 'half': {
        const amount = euros(mark)
        if (!place || amount === null) note(mark)
        else place.half = amount
        break
      }
      case 'supplement': {
        const amount = euros(mark)
        const found = values(mark, 'dish').map((text) => find(place, text))
        if (
          found.length === 0 ||
          found.includes(undefined) ||
          (value(mark, 'euros') !== null && amount === null)
        )
          note(mark)
        for (const one of found) if (one) one.supplement = amount
        break
      }
      case 'include':
      case 'exclude': {
        const what = things(mark)
        if (!place || what.length === 0) {
          note(mark)
          break
        }
        place.includes = place.includes.filter((one) => !what.includes(one))
        if (mark.act === 'include') place.includes.push(...what)
        break
      }
      case 'window': {
        const [from, until] = [minute(mark, 'from', true), minute(mark, 'until', true)]
        if (!place || (from === null && until === null)) {
          note(mark)
          break
        }
        place.window = {
          start: from === null ? (place.window?.start ?? '13:00') : clockText(from),
          end: until === null ? (place.window?.end ?? '16:00') : clockText(until),
        }
        break
      }
      case 'add':
        if (place) place.dishes.push(...values(mark, 'dish').map(dish))
        else note(mark)
        break
      case 'remove': {
        for (const text of values(mark, 'dish')) {
          const one = find(place, text)
          if (place && one) place.dishes = place.dishes.filter((other) => other !== one)
          else note(mark)
        }
        break
      }
      case 'soldout': {
        const named = values(mark, 'dish')
        const kept = marks
          .filter(({ act }) => act === 'keep')
          .flatMap((one) => values(one, 'dish'))
          .map((text) => find(place, text))
        if (named.length === 0 && place)
          for (const one of place.dishes.filter((other) => !kept.includes(other))) drop(place, one)
        for (const text of named) {
          const one = find(place, text)
          if (place && one) drop(place, one)
          else note(mark)
        }
        break
      }
      case 'back': {
        for (const text of values(mark, 'dish')) {
          const one = find(place, text)
          if (one) one.isGone = false
          else note(mark)
        }
        break
      }
      case 'swap': {
        const [old, by] = [value(mark, 'old'), value(mark, 'new')]
        const one = old === null ? undefined : find(place, old)
        if (!place || (old !== null && !one)) {
          note(mark)
          break
        }
        if (one && by !== null) drop(place, one)
        if (by !== null) {
          place.dishes.push(dish(by))
          if (old === null) meant.isAsked = true
        } else meant.isAsked = true
        break
      }
      case 'rename': {
        const [old, by] = [value(mark, 'old'), value(mark, 'new')]
        const one = old === null ? undefined : find(place, old)
        if (!one || by === null) {
          note(mark)
          break
        }
        one.may = [...one.must, ...one.may]
        one.must = stemsOf(by)
        break
      }
      case 'withdraw':
      case 'close': {
        const named = value(mark, 'day')
        const date = named === null ? (mark.act === 'withdraw' ? focus : today) : day(named, today)
        const gone = stored(date)
        if (gone) places.splice(places.indexOf(gone), 1)
        else note(mark)
        break
      }
      case 'drop': {
        const one = draft()
        if (one) places.splice(places.indexOf(one), 1)
        break
      }
      case 'undo':
        meant.isUndo = true
        break
      case 'publish':
      case 'yes':
      case 'schedule':
      case 'publishat': {
        const at = mark.act === 'publishat' ? minute(mark, 'time') : null
        if (mark.act === 'publishat' && at === null) {
          note(mark)
          break
        }
        const one = fresh ?? draft()
        if (mark.act === 'yes' && asked.startsWith('del:')) {
          const gone = stored(today)
          if (gone) places.splice(places.indexOf(gone), 1)
          break
        }
        if (mark.act === 'yes' && asked === 'say:con café' && one) one.includes.push('cafe')
        if (mark.act === 'yes' && (!one || !/^(?:pub|at)/.test(asked))) break
        if (one) {
          one.kind = 'stored'
          one.state =
            mark.act === 'publish' || mark.act === 'yes'
              ? one.date > today
                ? 'scheduled'
                : 'published'
              : 'scheduled'
          one.minute = at
          const there = places.find(
            (other) =>
              other !== one &&
              other.kind === 'stored' &&
              other.date === one.date &&
              other.service === one.service,
          )
          if (there) places.splice(places.indexOf(there), 1)
        } else if (at !== null && place && place.state !== 'published') place.minute = at
        if (mark.act === 'schedule') meant.isAsked = true
        break
      }
    }
  }
  return meant
}
