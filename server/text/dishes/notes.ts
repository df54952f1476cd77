import type { Target } from './languages'

/** What stands behind a dish and is no part of it, with % for its number. */
const notes: [written: RegExp, wording: Record<Target, string>][] = [
  [
    /(?:sup(?:l|lemento?|lement)?\.?:?|\+)\s*(?:de\s*)?\+?(\d+(?:[.,]\d{1,2})?)\s*(?:€|euros?|eur)\.?/,
    { en: '% € extra', fr: 'supplément % €', de: 'Aufpreis % €', ca: 'suplement % €', es: 'suplemento % €' },
  ],
  [
    /m[ií]n(?:imo?|im|\.)?\s*(?:de\s+|para\s+|per a\s+)?(\d)\s*(?:personas|persones|persoas|pers\.?|pax|raciones|racions)/,
    {
      en: 'for at least % people',
      fr: 'pour % personnes minimum',
      de: 'ab % Personen',
      ca: 'mínim % persones',
      es: 'mínimo % personas',
    },
  ],
  [
    /(?:para|per a|x)\s*(\d)\s*(?:personas|persones|persoas|pers\.?|pax)/,
    {
      en: 'for % people',
      fr: 'pour % personnes',
      de: 'für % Personen',
      ca: 'per a % persones',
      es: 'para % personas',
    },
  ],
  [
    /(\d+)\s*(?:uds?|unidades|unitats|piezas|peces|u)\.?/,
    { en: '% pieces', fr: '% pièces', de: '% Stück', ca: '% unitats', es: '% unidades' },
  ],
]

const patterns = notes.map(([{ source }, wording]) => ({
  pattern: new RegExp(`\\s*(?:\\(\\s*${source}\\s*\\)|[,-]?\\s*${source})\\s*$`, 'iu'),
  wording,
}))

export type Note = { from: number; wording: Record<Target, string> }

/** The note at the end of a dish: «(mín. 2 personas)», «+3 €». */
export function noteOf(name: string): Note | null {
  if (!/\d/.test(name)) return null
  for (const { pattern, wording } of patterns) {
    const found = pattern.exec(name)
    const number = found?.[1] ?? found?.[2]
    if (!found || found.index === 0 || !number) continue
    const withNumber = (text: string) => `(${text.replace('%', number)})`
    return {
      from: found.index,
      wording: {
        en: withNumber(wording.en),
        fr: withNumber(wording.fr),
        de: withNumber(wording.de),
        ca: withNumber(wording.ca),
        es: withNumber(wording.es),
      },
    }
  }
  return null
}
