import type { MenuDraft } from '../../entities/menu'
import type { ParsedMenu } from './types'

const most = { categories: 20, items: 80, observation: 2000 }

/** A parsed menu as a form takes it: the doubts and suggestions stay behind. */
export function toMenuDraft(menu: ParsedMenu): MenuDraft {
  return {
    ...(menu.date !== undefined && { date: menu.date }),
    service: menu.service,
    price: menu.price,
    halfPrice: menu.halfPrice,
    includes: menu.includes,
    window: menu.window,
    categories: menu.categories.slice(0, most.categories).map(({ name, items }) => ({
      name,
      items: items.slice(0, most.items).map(({ name: dish, supplement, soldOut }) => ({
        name: dish,
        ...(supplement !== undefined && { supplement }),
        ...(soldOut && { soldOut }),
      })),
    })),
    observation: menu.observation.slice(0, most.observation).trim(),
  }
}
