import type { MenuContent } from '../../entities/menu'

type Dishes = Pick<MenuContent, 'categories'>

const shown = 3

/** The first dish names of a menu, so that a person recognises the menu. */
export function briefText({ categories }: Dishes): string {
  const dishes = categories.flatMap(({ items }) => items)
  const names = dishes.slice(0, shown).map(({ name }) => name)
  return dishes.length > shown ? `${names.join(', ')}…` : names.join(', ')
}

/** A menu with only the data that `briefText` needs. */
export function inBrief<Menu extends Dishes & { observation: string }>(menu: Menu): Menu {
  const items = menu.categories.flatMap((category) => category.items).slice(0, shown + 1)
  return { ...menu, categories: [{ name: '', items: items.map(({ name }) => ({ name })) }], observation: '' }
}
