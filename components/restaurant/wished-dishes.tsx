'use client'

import { useEffect } from 'react'
import {
  asksForSafe,
  type DishWish,
  isMatch,
  isSafe,
  markedParts,
  wantedWords,
} from '@/contract/rules/search/matching-dishes'
import { fill } from '@/lib/i18n/fill'
import { eitherText } from '@/lib/language/formats'
import { readWish } from '@/lib/search/wish'

/** «3 platos», «sin {list}» and the names of the allergens. */
export type WishLabels = {
  one: Record<'any' | 'vegetarian' | 'vegan', string>
  many: Record<'any' | 'vegetarian' | 'vegan', string>
  without: string
  allergens: Record<string, string>
}

/**
 * Shows on a profile what the search asked for: marks the dishes, opens the courses that hide them, counts the safe ones and dims the
 * rest. The question stands in the address, so that the page is the same for everybody.
 */
export function WishedDishes({ labels }: { labels: WishLabels }) {
  useEffect(() => {
    const wish = readWish(new URLSearchParams(location.search))
    const wanted = wantedWords(wish.q)
    if (wanted.length === 0 && !asksForSafe(wish)) return
    const ranges: Range[] = []
    for (const sheet of document.querySelectorAll('.menu-sheet')) {
      const dishes = [...sheet.querySelectorAll<HTMLElement>('[data-dish]')]
      const safe = dishes.filter((dish) => showDish(dish, wish, wanted, ranges))
      if (asksForSafe(wish)) count(sheet, safe.length, wish, labels)
    }
    if (typeof Highlight === 'function') CSS.highlights.set('wished', new Highlight(...ranges))
    return () => {
      CSS.highlights?.delete('wished')
    }
  }, [labels])
  return null
}

/** Returns whether the dish can be eaten. */
function showDish(dish: HTMLElement, wish: DishWish, wanted: string[], ranges: Range[]) {
  const names = [...dish.querySelectorAll('[data-name]')]
  const marked = names.flatMap(({ firstChild: text }) =>
    text instanceof Text ? matchesIn(text, wanted) : [],
  )
  const isOtherwiseCalled = marked.length === 0 && isMatch(dish.dataset.castilian ?? '', wanted)
  const found = isOtherwiseCalled ? names.slice(0, 1).map(wholeOf) : marked
  ranges.push(...found)
  const { allergens, diets } = JSON.parse(dish.dataset.dish ?? '{}')
  const isFine = asksForSafe(wish) && dish.dataset.soldOut === undefined && isSafe({ allergens, diets }, wish)
  if (asksForSafe(wish) && !isFine) dish.dataset.unsafe = ''
  if (found.length > 0 || isFine) dish.closest('details')?.setAttribute('open', '')
  return isFine
}

/** All of a dish is marked, as on its card, where only its Castilian name has the words. */
function wholeOf(name: Element) {
  const range = new Range()
  range.selectNodeContents(name)
  return range
}

function matchesIn(text: Text, wanted: string[]) {
  let from = 0
  return markedParts(text.data, wanted).flatMap((part) => {
    const range = new Range()
    range.setStart(text, from)
    from += part.text.length
    range.setEnd(text, from)
    return part.isMatch ? [range] : []
  })
}

function count(sheet: Element, safe: number, { diet, without = [] }: DishWish, labels: WishLabels) {
  const badge = sheet.querySelector<HTMLElement>('[data-safe]')
  if (!badge) return
  const dishes = fill(labels[safe === 1 ? 'one' : 'many'][diet ?? 'any'], { count: safe })
  const names = without.map((allergen) => labels.allergens[allergen] ?? allergen)
  const list = eitherText(names)
  badge.textContent = without.length > 0 ? `${dishes} ${fill(labels.without, { list })}` : dishes
  badge.hidden = false
}
