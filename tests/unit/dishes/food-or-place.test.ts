import { expect, test } from 'vitest'
import { courseIn, translateCourse } from '@/server/text/dishes/courses'
import { said } from './said'

test.each([
  ['en', 'Tacos de jaca con piña encurtida', 'Jackfruit tacos with pickled pineapple'],
  ['en', 'Croquetas de jaca', 'Jackfruit croquettes'],
  ['de', 'Tacos de jaca', 'Tacos mit Jackfrucht'],
  ['fr', 'Tacos De Jaca', 'Tacos au fruit du jacquier'],
  ['ca', 'Tacos de jaca', 'Tacos de jaca'],
  ['en', 'Ensalada de granada', 'Pomegranate salad'],
  ['en', 'Judías blancas de Jaca con chorizo', 'White beans from Jaca with chorizo'],
  ['en', 'Helado de málaga', 'Rum and raisin ice cream'],
  ['de', 'Helado de Málaga', 'Rum-Rosinen-Eis'],
  ['en', 'Boquerones de málaga', 'Fresh anchovies from Málaga'],
  ['en', 'BOQUERONES DE MÁLAGA', 'Fresh anchovies from Málaga'],
  ['en', 'JAMÓN DE GRANADA', 'Ham from Granada'],
  ['de', 'jamón de granada', 'Schinken aus Granada'],
  ['en', 'TOSTA DE JAMÓN DE GRANADA', 'Ham toast from Granada'],
  ['en', 'JUDÍAS BLANCAS DE JACA', 'White beans from Jaca'],
  ['en', 'TACOS DE JACA', 'Jackfruit tacos'],
  ['en', 'ENSALADA DE GRANADA', 'Pomegranate salad'],
  ['en', 'Helado de granada', 'Pomegranate ice cream'],
  ['en', 'HELADO DE MÁLAGA', 'Rum and raisin ice cream'],
  ['en', 'QUESO DE BURGOS', 'Fresh cheese'],
  ['en', 'RABO DE TORO', 'Oxtail'],
  ['en', 'LOMO EN SALSA DE GRANADA', 'Pork loin in pomegranate sauce'],
] as const)('a food comes before a town of its name, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['en', 'Single course'],
  ['fr', 'Plat unique'],
  ['de', 'Ein Gericht'],
  ['ca', 'Plat únic'],
  ['es', 'Plato único'],
] as const)('a single course has a heading in %s', (target, text) =>
  expect(translateCourse('Plato único', target).pieces).toEqual([{ text }]),
)

test.each([
  ['ca', 'Plat únic'],
  ['gl', 'Prato único'],
  ['eu', 'Plater bakarra'],
] as const)('a single course has a heading on a menu in %s', (language, text) =>
  expect(courseIn('Plato único', language)).toBe(text),
)
