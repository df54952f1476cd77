import sheet from '@/messages/sheets/ca.json'
import type { MenuWords } from './words'

export const ca: MenuWords = {
  title: '{name}: menú del {date}',
  service: { comida: 'Menú del dia', cena: 'Menú de nit' },
  note: 'Traducció automàtica. Sota cada plat hi ha el que ha escrit la cuina; el que va en cursiva no s’ha pogut traduir.',
  machine: 'Traduït per un servei extern; la cuina no ho ha revisat',
  original: 'Llegeix-lo en castellà',
  restaurant: 'El restaurant (en castellà)',
  price: 'Preu del menú:',
  askPrice: 'Pregunta el preu',
  half: 'Mig menú: {price}',
  includes: 'Inclou {list}.',
  soldOut: 'Exhaurit',
  contains: 'Conté {list}',
  free: 'Sense {list}',
  observations: 'Observacions:',
  allergenNote: 'Si un al·lergen no hi surt és que no està declarat. En cas de dubte, pregunta a la sala.',
  allergens: sheet.allergens,
  diets: {
    vegetarian: 'Vegetarià',
    vegan: 'Vegà',
    'gluten-free': 'Sense gluten',
    'lactose-free': 'Sense lactosa',
    halal: 'Halal',
  },
  included: sheet.includes,
}
