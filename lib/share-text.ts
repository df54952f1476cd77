import type { Menu } from '@/contract/entities/menu'
import { languageHere } from './language/here'

const mostNamed = 2

/** The first dish of each of the first courses in small letters: «lentejas, albóndigas …». Without dishes that are sold out. */
export function spokenDishes({ categories }: Pick<Menu, 'categories'>) {
  const offered = categories.map(({ items }) => items.filter(({ soldOut }) => !soldOut))
  const first = offered.flatMap(([item]) => (item ? [item.name] : []))
  const text = first.slice(0, mostNamed).map(uncapitalised).join(', ')
  return offered.flat().length > Math.min(mostNamed, first.length) ? `${text} …` : text
}

/** «Lentejas» becomes «lentejas»; «BBQ» stays «BBQ», and a German «Frikadellen» its capital: every German noun has one. */
function uncapitalised(name: string) {
  const [first = '', second = ''] = name
  if (languageHere() === 'de') return name
  return second === second.toLowerCase() ? first.toLowerCase() + name.slice(first.length) : name
}
