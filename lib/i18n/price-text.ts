import { priceText as castilianPrice } from '@/contract/rules/menu/price'
import { languageHere } from '../language/here'

/** «12 €» or «12,50 €»; in English «€12» or «€12.50». The same in Node and in any browser's ICU. */
export function priceText(euros: number) {
  const price = castilianPrice(euros)
  return languageHere() === 'en' ? inEnglish(price) : price
}

const inEnglish = (price: string) =>
  price.replace(
    /^(-?)([\d.,]+)\s€$/,
    (_, sign: string, figures: string) => `${sign}€${figures.replace(/[.,]/g, swapped)}`,
  )

const swapped = (mark: string) => (mark === ',' ? '.' : ',')
