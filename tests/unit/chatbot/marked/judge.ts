import { isAlike } from './marks'
import type { Dish, Meant, Place } from './meant'

export type Verdict = { done: string[]; missed: string[]; wrong: string[]; unasked: string[] }

const keyOf = ({ kind, date, service }: Place) => (kind === 'draft' ? 'draft' : `${date} ${service}`)
const byKey = (places: Place[]) => new Map(places.map((place) => [keyOf(place), place]))
const text = (value: unknown) => JSON.stringify(value)

const fits = (wanted: Dish, { must: own }: Dish) =>
  wanted.must.every((word) => own.some((one) => isAlike(one, word))) &&
  own.every((word) => [...wanted.must, ...wanted.may].some((one) => isAlike(one, word)))

const nameOf = ({ must }: Dish) => must.join(' ')

/** The fields in which a menu is not as meant. `b`: before. */
function compare(
  b: Place | undefined,
  e: Place,
  a: Place,
  put: (what: string, has: 'done' | 'missed' | 'wrong') => void,
) {
  const field = (name: string, before: unknown, expected: unknown, now: unknown) => {
    const isSame = text(expected) === text(now)
    if (isSame) {
      if (text(before) !== text(expected)) put(name, 'done')
    } else put(`${name} ${text(now)} for ${text(expected)}`, text(before) === text(now) ? 'missed' : 'wrong')
  }
  if (!(e.isNew && e.price === null)) field('price', b?.price, e.price, a.price)
  if (!(e.isNew && e.half === null)) field('half', b?.half, e.half, a.half)
  if (!(e.isNew && e.includes.length === 0))
    field('includes', b && [...b.includes].sort(), [...e.includes].sort(), [...a.includes].sort())
  if (!(e.isNew && e.window === null)) field('window', b?.window, e.window, a.window)
  if (e.kind === 'draft') field('date', b?.date, e.date, a.date)
  field('service', b?.service, e.service, a.service)
  const left = [...a.dishes]
  const isBefore = (dish: Dish) => b?.dishes.some((one) => nameOf(one) === nameOf(dish)) === true
  for (const dish of e.dishes) {
    const at = left.findIndex((one) => fits(dish, one))
    const found = left[at]
    if (!found) {
      const wasThere = b?.dishes.some((one) => fits(dish, one))
      put(`dish ${nameOf(dish)}`, wasThere && !dish.isGone ? 'wrong' : wasThere ? 'done' : 'missed')
      continue
    }
    left.splice(at, 1)
    const old = b?.dishes.find((one) => fits(dish, one))
    if (!old) put(`dish ${nameOf(dish)}`, 'done')
    if (found.supplement !== dish.supplement)
      put(
        `supplement of ${nameOf(dish)} ${found.supplement} for ${dish.supplement}`,
        old && old.supplement === found.supplement ? 'missed' : 'wrong',
      )
    else if (old && old.supplement !== dish.supplement) put('supplement', 'done')
    if (found.isGone !== dish.isGone)
      put(`sold out ${nameOf(dish)} ${found.isGone}`, old && old.isGone === found.isGone ? 'missed' : 'wrong')
    else if (old && old.isGone !== dish.isGone) put('sold out', 'done')
  }
  for (const dish of left)
    put(`dish too much: ${nameOf(dish)}`, isBefore(dish) || dish.isGone ? 'missed' : 'wrong')
  for (const dish of b?.dishes ?? [])
    if (!a.dishes.some((one) => nameOf(one) === nameOf(dish)) && !e.dishes.some((one) => fits(one, dish)))
      put(`away ${nameOf(dish)}`, 'done')
}

/** Compares what stands after a message with what was meant to stand. */
export function judged(before: Place[], { places }: Meant, after: Place[]): Verdict {
  const verdict: Verdict = { done: [], missed: [], wrong: [], unasked: [] }
  const [b, e, a] = [byKey(before), byKey(places), byKey(after)]
  // A copy without exceptions may be stored at once: on a day that is free nobody asks.
  const copy = e.get('draft')
  const there = copy?.isNew && !a.has('draft') ? a.get(`${copy.date} ${copy.service}`) : undefined
  if (copy && there && !b.has(keyOf(there))) {
    e.delete('draft')
    e.set(keyOf(there), { ...copy, kind: 'stored', state: there.state, minute: null })
    if (b.has('draft')) b.delete('draft')
  }
  for (const key of new Set([...b.keys(), ...e.keys(), ...a.keys()])) {
    const [was, wanted, now] = [b.get(key), e.get(key), a.get(key)]
    const isDraft = key === 'draft'
    const put = (what: string, has: 'done' | 'missed' | 'wrong') =>
      void verdict[has === 'wrong' && !isDraft && now?.state !== 'draft' ? 'unasked' : has].push(
        `${key}: ${what}`,
      )
    if (wanted && now) {
      compare(was, wanted, now, put)
      if (isDraft) continue
      if (wanted.state !== now.state)
        put(`state ${now.state} for ${wanted.state}`, was?.state === now.state ? 'missed' : 'wrong')
      else if (was?.state !== wanted.state) put(`state ${now.state}`, 'done')
      if (wanted.minute !== null && wanted.minute !== now.minute)
        put(`at ${now.minute} for ${wanted.minute}`, was && was.minute === now.minute ? 'missed' : 'wrong')
    } else if (wanted) {
      if (was) verdict[isDraft ? 'wrong' : 'unasked'].push(`${key}: lost`)
      else verdict.missed.push(`${key}: not there`)
    } else if (now) {
      if (was) verdict.missed.push(`${key}: still there`)
      else if (isDraft) verdict.wrong.push('draft: made')
      else verdict[now.state === 'draft' ? 'wrong' : 'unasked'].push(`${key}: written ${now.state}`)
      if (was)
        compare(
          was,
          was,
          now,
          (what, has) => void (has === 'wrong' && !isDraft && verdict.unasked.push(`${key}: ${what}`)),
        )
    } else verdict.done.push(`${key}: away`)
  }
  return verdict
}
