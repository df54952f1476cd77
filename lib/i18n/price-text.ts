import { priceTextIn } from '@/contract/rules/menu/price'
import { languageHere } from '../language/here'

/** «12 €» or «12,50 €»; in English «€12» or «€12.50». The same in Node and in any browser's ICU. */
export const priceText = (euros: number) => priceTextIn(languageHere(), euros)
