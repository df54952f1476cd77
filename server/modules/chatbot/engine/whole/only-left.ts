import type { MenuContent } from '@/contract/entities/menu'
import type { Change } from '../language/change'
import { coursePlace } from '../menu/edit-menu'
import { findDishes } from '../menu/find-dish'
import type { Act } from './acts'

/**
 * «solo queda el pollo»: the other dishes of its course are sold out. «quita todo menos el pollo»: all others go. Null where the message
 * says something else.
 */
export function onlyLeft(
  { bits, cues }: Act,
  menu: MenuContent | undefined,
  isCopy: boolean,
): Change[] | null {
  const isExcept =
    cues.has('except') && cues.has('all') && (cues.has('out') || cues.has('gone') || cues.has('away'))
  const isOnly =
    cues.has('only') && (cues.has('have') || cues.has('keep')) && !cues.has('not') && !cues.has('gone')
  if (!menu || (!isExcept && !isOnly)) return null
  const named = bits.filter(({ is }) => is !== 'cue' && is !== 'day' && is !== 'course')
  const left = named.flatMap((bit) => (bit.is === 'dish' ? findDishes(menu, bit.name) : []))
  if (named.length === 0 || named.some(({ is }) => is !== 'dish') || left.length === 0) return null
  const courses = bits.flatMap((bit) => (bit.is === 'course' ? [coursePlace(menu, bit.course)] : []))
  const isTouched = (items: MenuContent['categories'][number]['items'], at: number) => {
    if (courses.length > 0) return courses.includes(at)
    return isExcept || items.some((item) => left.includes(item))
  }
  const kind = isCopy || cues.has('away') || cues.has('keep') ? 'remove' : 'sold-out'
  const going = menu.categories
    .filter(({ items }, at) => isTouched(items, at))
    .flatMap(({ items }) => items.filter((item) => !left.includes(item) && !item.soldOut))
  return going.length > 0 ? going.map(({ name }) => ({ kind, dish: name })) : null
}
