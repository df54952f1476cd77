import sheet from '@/messages/sheets/de.json'
import type { MenuWords } from './words'

export const de: MenuWords = {
  title: '{name}: Menü vom {date}',
  service: { comida: 'Mittagsmenü', cena: 'Abendmenü' },
  note: 'Maschinell übersetzt. Unter jedem Gericht steht, was die Küche geschrieben hat; was kursiv steht, ließ sich nicht übersetzen.',
  machine: 'Von einem externen Dienst übersetzt, nicht von der Küche geprüft',
  original: 'Auf Spanisch lesen',
  restaurant: 'Das Restaurant (auf Spanisch)',
  price: 'Preis des Menüs:',
  askPrice: 'Preis bitte erfragen',
  half: 'Halbes Menü: {price}',
  includes: 'Im Preis enthalten: {list}.',
  soldOut: 'Ausverkauft',
  contains: 'Enthält: {list}',
  free: 'Frei von: {list}',
  observations: 'Hinweise:',
  allergenNote: 'Ein Allergen, das nicht genannt ist, wurde nicht angegeben. Im Zweifel bitte nachfragen.',
  allergens: sheet.allergens,
  diets: {
    vegetarian: 'Vegetarisch',
    vegan: 'Vegan',
    'gluten-free': 'Glutenfrei',
    'lactose-free': 'Laktosefrei',
    halal: 'Halal',
  },
  included: sheet.includes,
}
