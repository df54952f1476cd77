import { expect, test } from 'vitest'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'

const itemOf = (name: string) =>
  parseMenuText(`Primeros\n${name}`, { today: '2026-11-24' }).menus[0]?.categories[0]?.items[0]

test.each([
  ['lentegas con chorizo', 'Lentejas con chorizo'],
  ['Bokerones fritos', 'Boquerones fritos'],
  ['garvanzos con espinacas', 'Garbanzos con espinacas'],
  ['merlusa a la romana', 'Merluza a la romana'],
  ['poyo al ajillo', 'Pollo al ajillo'],
  ['salmom a la plancha', 'Salmón a la plancha'],
])('%s stays as it was written, and %s is suggested', (written, suggested) => {
  const item = itemOf(written)
  expect(item?.name.toLowerCase()).toBe(written.toLowerCase())
  expect(item?.usualSpelling).toBe(suggested)
})

test.each([
  'Lentejas con chorizo',
  'Boquerones fritos',
  'Trampó',
  'Pad thai',
  'Filloas',
  'Arroz negro',
  'Sopes',
])('nothing is suggested for %s', (name) => expect(itemOf(name)?.usualSpelling).toBeUndefined())
