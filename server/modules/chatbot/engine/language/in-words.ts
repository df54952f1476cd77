import type { Include } from '@/contract/rules/menu-text/parsed-menu'
import { catalogues } from '@/server/words/catalogues'
import type { Change, Orders } from './change'

const figure = (euros: number) => String(euros).replace('.', ',')
const things: Record<Include, string> = {
  pan: 'pan',
  bebida: 'bebida',
  postre: 'postre',
  cafe: 'café',
  'postre-o-cafe': 'postre o café',
}

/** A change as an order in words: for a button that repeats it with one dish, and for «y el viernes igual». */
export function inWords(change: Change): string {
  switch (change.kind) {
    case 'replace':
      return `cambia ${change.dish} por ${change.by}`
    case 'remove':
      return `quita ${change.dish}`
    case 'gone':
    case 'sold-out':
      return `agotado ${change.dish}`
    case 'back':
      return change.dish === null ? '' : `vuelve ${change.dish}`
    case 'course':
      return `pasa ${change.dish} a ${change.course}`
    case 'add':
      return change.course ? `añade ${change.dish} de ${change.course}` : `añade ${change.dish}`
    case 'price':
      return `precio ${figure(change.euros)}`
    case 'raise':
      return `${change.euros < 0 ? 'baja' : 'sube'} ${figure(Math.abs(change.euros))} euros`
    case 'half':
      return change.euros === null ? 'sin medio menú' : `medio menú ${figure(change.euros)}`
    case 'supplement':
      return change.euros === null
        ? `quita el suplemento de ${change.dish}`
        : `${change.dish} suplemento ${figure(change.euros)}`
    case 'include':
      return `${change.isIncluded ? 'con' : 'sin'} ${change.what.map((one) => things[one]).join(' y ')}`
    case 'window':
      return change.end === null
        ? ''
        : change.start === null
          ? `hasta las ${change.end}`
          : `de ${change.start} a ${change.end}`
    case 'mark':
      return markInWords(change)
    default:
      return ''
  }
}

/** «Gazpacho lleva gluten y huevos. Gazpacho es vegano»: the words that the chatbot reads again. */
function markInWords({ dish, contains, free, diets, isTakenBack }: Extract<Change, { kind: 'mark' }>) {
  if (dish === null || isTakenBack) return ''
  const { allergens, diets: dietNames } = catalogues.es
  const names = (list: (keyof typeof allergens)[]) => list.map((one) => allergens[one]).join(' y ')
  const others = free.filter((one) => one !== 'gluten' || !diets.includes('gluten-free'))
  return [
    contains.length > 0 ? `${dish} lleva ${names(contains)}` : '',
    others.length > 0 ? `${dish} no lleva ${names(others)}` : '',
    ...diets.map((one) => `${dish} es ${dietNames[one].toLowerCase()}`),
  ]
    .filter(Boolean)
    .join('. ')
}

/** Longer words fit on no button. */
const longestWords = 180

/** Orders in words that the rules know, with their day; null where a part of them has no words. */
export function ordersInWords({ changes, date, minute, release, isMoved }: Orders): string | null {
  if (minute !== null || isMoved || changes.some((change) => inWords(change) === '')) return null
  if (date !== null && (changes.length !== 1 || release !== null)) return null
  const words = [...changes.map(inWords), ...(release === 'publish' ? ['publica'] : [])].join('. ')
  if (words === '' || words.length > longestWords) return null
  return date === null ? words : `el ${Number(date.slice(8))}/${Number(date.slice(5, 7))} ${words}`
}

/** Changes of one message, as orders that are read again. */
export const allInWords = (changes: Change[]) => changes.map(inWords).filter(Boolean).join('. ')
