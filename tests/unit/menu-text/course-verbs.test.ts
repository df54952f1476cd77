import { expect, test } from 'vitest'
import { withCourseVerbs } from '@/contract/rules/menu-text/course-verbs'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'

const read = (text: string) =>
  parseMenuText(text, { today: '2026-11-18' }).menus.flatMap(({ categories }) =>
    categories.map(({ name, items }) => `${name}: ${items.map((item) => item.name).join(', ')}`),
  )

test('verbs say which course comes', () =>
  expect(
    read(
      'hoy arrancamos con empanadas de carne o provoleta, seguimos con vacío, milanesa napolitana o matambre, y cerramos con panqueque de dulce de leche',
    ),
  ).toEqual([
    'Primeros: Empanadas de carne, Provoleta',
    'Segundos: Vacío, Milanesa napolitana, Matambre',
    'Postres: Panqueque de dulce de leche',
  ]))

test('in Catalan too, with the strong dish', () =>
  expect(
    read(
      'avui crema de porro, i de plat fort mandonguilles amb sípia o vedella amb bolets i acabem amb recuit',
    ),
  ).toEqual([
    'Primeros: Crema de porro',
    'Principales: Mandonguilles amb sípia, Vedella amb bolets',
    'Postres: Recuit',
  ]))

test.each(['empezamos con la reforma el lunes', 'seguimos con Antonio', 'cerramos con llave'])(
  '«%s» stays as it is',
  (line) => expect(withCourseVerbs(line)).toBe(line),
)
