import { expect, test } from 'vitest'
import { writtenIn } from '@/server/modules/translations'

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
