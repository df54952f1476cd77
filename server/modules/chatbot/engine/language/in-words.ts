import type { Include } from '@/contract/rules/menu-text/parsed-menu'
import type { Change } from './change'

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
    default:
      return ''
  }
}

/** Changes of one message, as orders that are read again. */
export const allInWords = (changes: Change[]) => changes.map(inWords).filter(Boolean).join('. ')
