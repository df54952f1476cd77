import { wordTable } from '@/contract/word-table'

const units =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte'
const figures = wordTable<number>({
  ...Object.fromEntries(units.split(' ').map((word, value) => [word, value])),
  ...{
    una: 1,
    veintiuno: 21,
    veintiun: 21,
    veintidos: 22,
    veintitres: 23,
    veinticuatro: 24,
    veinticinco: 25,
  },
  ...{ treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
})

/** «euritos», «euricos», «leuros» */
const smallEuros = /(?<!\p{L})l?eur(?:it|ic|in|ill|az)?o(s?)(?!\p{L})/gu

/** Writes number words as figures: «doce con cincuenta» as «12 con 50», «a la una» as «a la 1». */
export function withFigures(written: string) {
  const plain = written.replace(smallEuros, 'euro$1')
  return plain.replace(/\p{L}+/gu, (word, at: number) => {
    const value = figures[word]
    if (value === undefined) return word
    const isArticle =
      /^un[ao]?$/.test(word) &&
      !/^un[ao]? ?(?:euros?|eur\b|centimos?|y media|y cuarto|$)/.test(plain.slice(at))
    return isArticle ? word : String(value)
  })
}
