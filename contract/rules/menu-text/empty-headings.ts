import { readDish } from './dish-name'
import { fold } from './fold'
import { include, type OpenMenu } from './open-menu'

/** «Postre casero» and «bebida», with nothing under them, were no headings: a dish, and what the menu includes. */
export function readEmptyHeadings(menu: OpenMenu) {
  for (const category of menu.categories) {
    const { kind, items, words, line } = category
    if (items.length > 0 || (kind !== 'desserts' && kind !== 'drinks')) continue
    const named = kind === 'desserts' && /postres? .*(?:caser|casa|dia)/.test(fold(words))
    const dish = named ? readDish(words, [], { line, struck: false }) : null
    if (dish) items.push(dish)
    else if (/^(?:postre|bebida|beguda|sobremesa|edari)/.test(fold(words)))
      include(menu, [kind === 'desserts' ? 'postre' : 'bebida'])
  }
}
