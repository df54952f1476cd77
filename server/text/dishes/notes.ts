import type { Target } from './languages'

/** What stands behind a dish and is no part of it, with % for its number. */
const notes: [written: RegExp, wording: Record<Target, string>][] = [
  [
    /(?:sup(?:l|lemento?|lement)?\.?:?|\+)\s*\+?(\d+(?:[.,]\d{1,2})?)\s*(?:€|euros?)\s*(?:\/|por|per)\s*(?:persona|pax|p\.)/,
    {
      en: '% € extra per person',
      fr: 'supplément % € par personne',
      de: 'Aufpreis % € pro Person',
      ca: 'suplement % € per persona',
      es: 'suplemento % € por persona',
    },
  ],
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
  [
    /(\d+(?:[.,]\d+)?\s*(?:kg|gr?|cl|ml|min))\.?(?:\s*aprox\.?)?/,
    { en: '%', fr: '%', de: '%', ca: '%', es: '%' },
  ],
  [/(?<=\(\s*)(vg?)(?=\s*\))/, { en: '%', fr: '%', de: '%', ca: '%', es: '%' }],
  [
    /(por encargo|bajo pedido|per encàrrec)/,
    { en: 'to order', fr: 'sur commande', de: 'auf Vorbestellung', ca: 'per encàrrec', es: 'por encargo' },
  ],
  [
    /(seg[uú]n mercado|seg[uú]n temporada|seg[uú]n disponibilidad|segons mercat)/,
    {
      en: 'as the market offers',
      fr: 'selon le marché',
      de: 'je nach Marktangebot',
      ca: 'segons mercat',
      es: 'según mercado',
    },
  ],
]

const patterns = notes.map(([{ source }, wording]) => ({
  pattern: new RegExp(`\\s*(?:\\(\\s*${source}\\s*\\)|[,-]?\\s*${source})\\s*$`, 'iu'),
  wording,
}))

export type Note = { from: number; wording: Record<Target, string> }

/** The notes at the end of a dish: «(mín. 2 personas)», «+3 €». */
export function noteOf(name: string): Note | null {
  for (const { pattern, wording } of patterns) {
    const found = pattern.exec(name)
    const number = found?.[1] ?? found?.[2]
    if (!found || found.index === 0 || !number) continue
    const before = noteOf(name.slice(0, found.index))
    const wordingIn = (target: Target) =>
      [before?.wording[target], `(${wording[target].replace('%', number)})`].filter(Boolean).join(' ')
    return {
      from: before?.from ?? found.index,
      wording: {
        en: wordingIn('en'),
        fr: wordingIn('fr'),
        de: wordingIn('de'),
        ca: wordingIn('ca'),
        es: wordingIn('es'),
      },
    }
  }
  return null
}
