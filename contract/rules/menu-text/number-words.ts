import { fold, listed } from './words'

/** Numbers in words, folded: Spanish, Catalan, Galician, Basque. */
const written: readonly (readonly [number, string])[] = [
  [1, 'una, un, uno, bat'],
  [2, 'dos, dues, duas, bi'],
  [3, 'tres, hiru'],
  [4, 'cuatro, quatre, catro, lau'],
  [5, 'cinco, cinc, bost'],
  [6, 'seis, sis, sei'],
  [7, 'siete, set, sete, zazpi'],
  [8, 'ocho, vuit, oito, zortzi'],
  [9, 'nueve, nou, nove, bederatzi'],
  [10, 'diez, deu, dez, hamar'],
  [11, 'once, onze, hamaika'],
  [12, 'doce, dotze, hamabi'],
  [13, 'trece, tretze, hamahiru'],
  [14, 'catorce, catorze, hamalau'],
  [15, 'quince, quinze, hamabost'],
  [16, 'dieciseis, diez y seis, setze, dezaseis, hamasei'],
  [17, 'diecisiete, disset, dezasete, hamazazpi'],
  [18, 'dieciocho, divuit, dezaoito, hemezortzi'],
  [19, 'diecinueve, dinou, dezanove, hemeretzi'],
  [20, 'veinte, vint, vinte, hogei'],
  [21, 'veintiuno, veintiun'],
  [22, 'veintidos, vint-i-dos'],
  [23, 'veintitres'],
  [24, 'veinticuatro'],
  [25, 'veinticinco, vint-i-cinc, hogeita bost'],
  [30, 'treinta, trenta, trinta, hogeita hamar'],
  [35, 'treinta y cinco'],
  [40, 'cuarenta, quaranta, corenta'],
  [45, 'cuarenta y cinco'],
  [50, 'cincuenta, cinquanta, berrogeita hamar'],
  [60, 'sesenta, seixanta'],
  [65, 'sesenta y cinco'],
  [70, 'setenta'],
  [75, 'setenta y cinco'],
  [80, 'ochenta'],
  [90, 'noventa'],
  [95, 'noventa y cinco'],
]
const values = new Map(
  written.flatMap(([value, words]) => listed(words).map((word) => [word, value] as const)),
)

/** The longest first: «treinta y cinco» is not «treinta». */
const alternatives = (from: number, to: number) =>
  [...values]
    .filter(([, value]) => value >= from && value <= to)
    .map(([word]) => word)
    .sort((one, other) => other.length - one.length)
    .join('|')

/** Prices of a menu, hours of a clock, and cents, as alternatives of a pattern. */
export const priceWords = alternatives(3, 95)
export const hourWords = alternatives(1, 12)
export const centWords = alternatives(10, 95)

export const numberIn = (words: string): number => values.get(fold(words.trim())) ?? Number(words)
