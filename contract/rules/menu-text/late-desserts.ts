import { knownDish, stems } from './dish-knowledge'
import { fold } from './fold'
import { type OpenMenu, openCategory } from './open-menu'
import type { ParsedItem } from './types'

const isDessert = ({ name }: ParsedItem) => {
  const known = knownDish(stems(fold(name)))
  return known?.sure === true && known.course === 'desserts'
}

/** Desserts at the end of the second courses, where their heading was forgotten. */
export function moveLateDesserts(menu: OpenMenu) {
  for (const category of menu.categories.filter(({ kind }) => kind === 'seconds' || kind === 'mains')) {
    const last = category.items.findLastIndex((item) => !isDessert(item))
    const late = last < 0 ? [] : category.items.splice(last + 1)
    const [first] = late
    if (!first) continue
    for (const { doubts, line, name } of late) doubts.push({ reason: 'category-guessed', line, words: name })
    openCategory(menu, 'desserts', '', first.line).items.push(...late)
  }
}
