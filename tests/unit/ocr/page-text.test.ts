import { describe, expect, test } from 'vitest'
import { type Piece, pageText } from '@/server/text/page-text'

/** A page as it is drawn here: ten points a letter, thirty a line; words are what blanks part. */
function page(drawing: string): Piece[] {
  return drawing.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      ...{ text, x: index * 10, y: row * 30 + ((index * 7) % 5) },
      ...{ width: text.length * 10 - 4, height: 18 },
    })),
  )
}

const lines = (...all: string[]) => all.join('\n')

describe('a page is read', () => {
  test('line by line, whatever the order its words come in', () => {
    const drawn = lines('Menú del día', 'Lentejas estofadas', 'Pollo asado')
    expect(pageText(page(drawn).toReversed())).toBe(drawn)
  })

  test('the left column first, below a title that runs over both', () => {
    const drawn = lines(
      '         Menú del día de hoy, martes',
      '',
      'Primeros              Segundos',
      'Lentejas estofadas    Merluza a la plancha',
      'Ensalada mixta        Pollo asado',
      'Gazpacho',
      '',
      '      Pan, bebida y postre 12,90 €',
    )
    expect(pageText(page(drawn)).split('\n')).toEqual([
      'Menú del día de hoy, martes',
      ...['Primeros', 'Lentejas estofadas', 'Ensalada mixta', 'Gazpacho'],
      ...['Segundos', 'Merluza a la plancha', 'Pollo asado'],
      'Pan, bebida y postre 12,90 €',
    ])
  })

  test('three columns', () => {
    const drawn = lines(
      'Primeros       Segundos         Postres',
      'Lentejas       Merluza asada    Flan casero',
      'Sopa fría      Pollo asado      Natillas',
    )
    expect(pageText(page(drawn)).split('\n')).toEqual([
      ...['Primeros', 'Lentejas', 'Sopa fría', 'Segundos', 'Merluza asada', 'Pollo asado'],
      ...['Postres', 'Flan casero', 'Natillas'],
    ])
  })

  test('a column whose head stands a little higher than the other’s', () => {
    const drawn = lines(
      '               Segundos',
      'Primeros',
      'Lentejas       Merluza',
      'Gazpacho       Pollo asado',
    )
    expect(pageText(page(drawn)).split('\n')).toEqual([
      ...['Primeros', 'Lentejas', 'Gazpacho', 'Segundos', 'Merluza', 'Pollo asado'],
    ])
  })

  test.each([
    ['on the right', '9,50 €', '12 €', '8'],
    ['behind dots', '..... 9,50', '..... 12,00', '..... 8,00'],
  ])('prices %s stay with their dishes', (_, one, two, three) => {
    const drawn = lines(
      `Lentejas              ${one}`,
      `Merluza a la plancha  ${two}`,
      `Flan                  ${three}`,
    )
    expect(pageText(page(drawn))).toBe(drawn.replaceAll(/ +/g, ' '))
  })

  test('two columns of dishes with prices of their own', () => {
    const drawn = lines('Lentejas    9 €      Merluza   14 €', 'Gazpacho    8 €      Pollo     12 €')
    expect(pageText(page(drawn)).split('\n')).toEqual([
      'Lentejas 9 €',
      'Gazpacho 8 €',
      'Merluza 14 €',
      'Pollo 12 €',
    ])
  })

  test('one line with a wide gap is a line, and a page of nothing is nothing', () => {
    expect(pageText(page('Menú del día        Casa Pepe\nLentejas'))).toBe('Menú del día Casa Pepe\nLentejas')
    expect(pageText([])).toBe('')
  })
})
