import type { diets, includes, menuServices } from '@/contract/entities/menu'
import type { Allergen } from '@/contract/lists'

/** The words of a menu in one language. Allergens, diets and included things are fixed lists; the lexicon of dishes does not translate them. */
export type MenuWords = {
  title: string
  service: Record<(typeof menuServices)[number], string>
  note: string
  /** Of a dish that another house's translator translated. */
  machine: string
  original: string
  restaurant: string
  price: string
  askPrice: string
  half: string
  includes: string
  soldOut: string
  contains: string
  free: string
  observations: string
  allergenNote: string
  allergens: Record<Allergen, string>
  diets: Record<(typeof diets)[number], string>
  included: Record<(typeof includes)[number], string>
}
