import { priceText as priceIn } from '@/contract/rules/menu/price'
import { languageHere } from '../language/here'

/** «12 €» or «12,50 €»; in English «€12» or «€12.50». */
export const priceText = (euros: number) => priceIn(euros, languageHere())
