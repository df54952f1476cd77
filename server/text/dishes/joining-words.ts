import type { Source } from './languages'
import type { Relation } from './phrase'

/** The words that join the parts of a dish, folded. Longer ones first. */
type Joining = {
  of: string[]
  /** «a la» and a word that is no known way names a style: it stays as it was written. */
  relations: [words: string, relation: Relation | 'unread'][]
  articles: string[]
}

const signs: [string, Relation][] = [
  [',', 'comma'],
  ['+', 'plus'],
  ['/', 'slash'],
  ['&', 'and'],
]

export const joiningWords: Record<Source, Joining> = {
  es: {
    of: ['de la', 'de los', 'de las', 'de el', 'de', 'del', 'd'],
    articles: [
      'el',
      'la',
      'los',
      'las',
      'su',
      'sus',
      'un',
      'una',
      'unos',
      'unas',
      'nuestro',
      'nuestra',
      'nuestros',
      'nuestras',
      'este',
      'lo',
    ],
    relations: [
      ['acompanado de', 'with'],
      ['acompanada de', 'with'],
      ['acompanados de', 'with'],
      ['acompanadas de', 'with'],
      ['acompanado con', 'with'],
      ['acompanada con', 'with'],
      ['servido con', 'with'],
      ['relleno de', 'stuffed'],
      ['rellena de', 'stuffed'],
      ['rellenos de', 'stuffed'],
      ['rellenas de', 'stuffed'],
      ['relleno con', 'stuffed'],
      ['rellenos con', 'stuffed'],
      ['sobre base de', 'on'],
      ['sobre cama de', 'on'],
      ['sobre lecho de', 'on'],
      ['en cama de', 'on'],
      ['y', 'and'],
      ['e', 'and'],
      ['o', 'or'],
      ['u', 'or'],
      ['con', 'with'],
      ['c', 'with'],
      ['sin', 'without'],
      ['sobre', 'on'],
      ['en', 'in'],
      ['al', 'with'],
      ['a la', 'unread'],
      ['a lo', 'unread'],
      ['a los', 'unread'],
      ['a las', 'unread'],
      ...signs,
    ],
  },
  ca: {
    of: ['de la', 'de les', 'de l', 'dels', 'del', 'de', 'd'],
    articles: ['el', 'la', 'els', 'les', 'l', 'un', 'una', 'el seu', 'la seva', 'les seves', 'els seus'],
    relations: [
      ['acompanyat de', 'with'],
      ['acompanyada de', 'with'],
      ['farcit de', 'stuffed'],
      ['farcida de', 'stuffed'],
      ['farcits de', 'stuffed'],
      ['farcides de', 'stuffed'],
      ['farcit amb', 'stuffed'],
      ['sobre llit de', 'on'],
      ['i', 'and'],
      ['o', 'or'],
      ['amb', 'with'],
      ['sense', 'without'],
      ['sobre', 'on'],
      ['en', 'in'],
      ['al', 'with'],
      ['als', 'with'],
      ['a la', 'unread'],
      ['a l', 'unread'],
      ['a les', 'unread'],
      ...signs,
    ],
  },
  gl: {
    of: ['de', 'do', 'da', 'dos', 'das'],
    articles: ['o', 'a', 'os', 'as', 'un', 'unha', 'a sua', 'o seu', 'as suas', 'os seus'],
    relations: [
      ['recheo de', 'stuffed'],
      ['rechea de', 'stuffed'],
      ['recheos de', 'stuffed'],
      ['recheas de', 'stuffed'],
      ['e', 'and'],
      ['ou', 'or'],
      ['con', 'with'],
      ['sen', 'without'],
      ['sobre', 'on'],
      ['en', 'in'],
      ['ao', 'with'],
      ['aos', 'with'],
      ['a', 'unread'],
      ['as', 'unread'],
      ...signs,
    ],
  },
  eu: {
    of: [],
    articles: [],
    relations: [['eta', 'and'], ['edo', 'or'], ...signs],
  },
}

/** Places that dishes are called after. */
export const places = new Set(
  `
  avila burgos tudela navarra lodosa padron herbon jabugo guijuelo trevelez teruel trujillo huelva sanlucar
  santona mahon menorca mallorca girona vic olot tarragona valencia alicante calasparra denia palamos motril malaga almeria cordoba
  sevilla jaen granada murcia albacete segovia soria leon astorga bierzo rioja aranda zamora salamanca madrid aranjuez toledo arnedo
  bilbao bermeo getaria gernika tolosa ibarra lanzarote tenerife
  `
    .split(/\s+/)
    .filter(Boolean),
)
