import sheet from '@/messages/sheets/fr.json'
import type { MenuWords } from './words'

export const fr: MenuWords = {
  title: '{name} : menu du {date}',
  service: { comida: 'Menu du midi', cena: 'Menu du soir' },
  note: 'Traduction automatique. Sous chaque plat figure ce que la cuisine a écrit ; ce qui est en italique n’a pas pu être traduit.',
  machine: 'Traduit par un service externe, non vérifié par la cuisine',
  original: 'Le lire en espagnol',
  restaurant: 'Le restaurant (en espagnol)',
  price: 'Prix du menu :',
  askPrice: 'Demandez le prix',
  half: 'Demi-menu : {price}',
  includes: 'Comprend {list}.',
  soldOut: 'Épuisé',
  contains: 'Contient : {list}',
  free: 'Sans : {list}',
  observations: 'Remarques :',
  allergenNote: 'Un allergène qui n’est pas indiqué n’a pas été déclaré. En cas de doute, demandez en salle.',
  allergens: sheet.allergens,
  diets: {
    vegetarian: 'Végétarien',
    vegan: 'Végan',
    'gluten-free': 'Sans gluten',
    'lactose-free': 'Sans lactose',
    halal: 'Halal',
  },
  included: sheet.includes,
}
