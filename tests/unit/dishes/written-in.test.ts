import { expect, test } from 'vitest'
import { writtenIn } from '@/server/text/dishes/written-in'

const menus = {
  es: [
    'Huevos rotos con jamón',
    'Canelons de rostit',
    'Merluza a la romana',
    'Pulpo á feira con cachelos',
    'Flan',
  ],
  ca: ['Escudella', 'Amanida verda', 'Lluç a la planxa', 'Pollastre rostit', 'Crema catalana'],
  gl: ['Caldo galego', 'Polbo á feira', 'Raxo con patacas', 'Filloas'],
  eu: [
    'Trapisonda',
    'Zarrapastra',
    'Gazuza',
    'Kalamatrikua',
    'Dilistak txorizoarekin',
    'Oilaskoa labean patatekin',
    'Legatza plantxan',
    'Arroz-esnea',
  ],
}

const courses = (names: string[]) => [{ items: names.map((name) => ({ name })) }]

test.each(Object.entries(menus))('reads that a menu is in %s, whatever it is shown in', (language, names) => {
  for (const shown of ['en', 'de', 'es', 'ca'] as const)
    expect(writtenIn(courses(names), shown)).toBe(language)
})

test('takes what it does not understand for Castilian', () => {
  expect(writtenIn([], 'en')).toBe('es')
  expect(writtenIn(courses(['Trapisonda', 'Ñandú']), 'en')).toBe('es')
})

test('one dish of another language does not make a menu foreign, a dish of none does not either', () => {
  const castilian = ['Lentejas estofadas', 'Merluza a la romana', 'Flan casero']
  expect(writtenIn(courses([...castilian, 'Pollastre rostit']), 'es')).toBe('es')
  expect(writtenIn(courses(['Trapisonda', 'Ñandú']), 'es')).toBe('es')
})
