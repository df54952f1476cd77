import { translateOnce } from './translate-once'

/** What a dish in Catalan, Galician or Basque is called in Castilian. Null for a Castilian dish, and where a part is not known. */
export function castilianName(dish: string): string | null {
  const { how, source, pieces } = translateOnce(dish, 'es', { tellsCustom: false })
  return how === 'wholly' && source !== 'es' ? pieces.map(({ text }) => text).join(' ') : null
}
