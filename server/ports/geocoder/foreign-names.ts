/** Cities and countries abroad that people type, folded. None is the name of a town of Spain. */
const names = [
  ...['alemania', 'amsterdam', 'andorra', 'argentina', 'atenas', 'belgica', 'berlin', 'bogota', 'bolivia'],
  ...[
    'bolonia italia',
    'brasil',
    'bruselas',
    'buenos aires',
    'burdeos',
    'casablanca',
    'caracas',
    'chile',
    'china',
  ],
  ...['colombia', 'copenhague', 'cuba', 'dublin', 'ecuador', 'estados unidos', 'estocolmo', 'faro portugal'],
  ...[
    'florencia',
    'france',
    'francia',
    'gibraltar',
    'ginebra',
    'germany',
    'hamburgo',
    'italia',
    'italy',
    'japon',
  ],
  ...[
    'la habana',
    'habana',
    'lima',
    'lisboa',
    'lisbon',
    'liverpool',
    'london',
    'londres',
    'lyon',
    'manchester',
  ],
  ...[
    'marrakech',
    'marruecos',
    'marsella',
    'medellin colombia',
    'mexico',
    'miami',
    'milan',
    'montevideo',
    'moscu',
  ],
  ...[
    'munich',
    'napoles',
    'new york',
    'niza',
    'nueva york',
    'oporto',
    'oslo',
    'paris',
    'peru',
    'porto',
    'portugal',
  ],
  ...[
    'praga',
    'quito',
    'reino unido',
    'roma',
    'rome',
    'suiza',
    'tanger',
    'tokio',
    'toulouse',
    'turin',
    'uruguay',
  ],
  ...['usa', 'venecia', 'venezuela', 'viena', 'zurich'],
]

const foreignNames = new Set(names)
const mostWords = 3

/** Whether a text ends with a place abroad: «Rua Augusta 27, Lisboa», but not «Calle de Londres 5, Madrid». */
export function endsAbroad(words: string[]): boolean {
  return Array.from({ length: mostWords }, (_, at) => words.slice(-(at + 1)).join(' ')).some((end) =>
    foreignNames.has(end),
  )
}
