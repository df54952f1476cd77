import sheet from '@/messages/sheets/en.json'
import type { MenuWords } from './words'

export const en: MenuWords = {
  title: '{name}: menu of {date}',
  service: { comida: 'Set lunch menu', cena: 'Set dinner menu' },
  note: 'Machine translation. Below each dish is what the kitchen wrote; what stands in italics could not be translated.',
  machine: 'Translated by an outside service; not checked by the kitchen',
  original: 'Read it in Spanish',
  restaurant: 'About the restaurant (in Spanish)',
  price: 'Price of the menu:',
  askPrice: 'Ask for the price',
  half: 'Half menu: {price}',
  includes: 'Includes {list}.',
  soldOut: 'Sold out',
  contains: 'Contains {list}',
  free: 'Free of {list}',
  observations: 'Notes:',
  allergenNote: 'An allergen that is not named has not been declared. When in doubt, ask the staff.',
  allergens: sheet.allergens,
  diets: {
    vegetarian: 'Vegetarian',
    vegan: 'Vegan',
    'gluten-free': 'Gluten-free',
    'lactose-free': 'Lactose-free',
    halal: 'Halal',
  },
  included: sheet.includes,
}
