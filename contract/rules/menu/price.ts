import type { Menu } from '../../entities/menu'
import { firstLanguage, type Language } from '../../languages'

export function toCents(euros: number): number {
  return Math.round(euros * 100)
}

export function toEuros(cents: number): number {
  return cents / 100
}

/** Spanish writes a point between thousands only from five digits on. */
function grouped(whole: number): string {
  const figures = String(whole)
  return figures.length < 5 ? figures : figures.replace(/\B(?=(\d{3})+$)/g, '.')
}

/**
 * '12 €' or '12,50 €', with a no-break space; in English '€12' or '€12.50'. The result is the same in Node and in any browser's ICU.
 */
export const priceText = (euros: number, language: Language = firstLanguage): string =>
  priceIn(language, castilianPrice(euros))

/** A price that is written as in Castilian, in another language. Any other text stays as it is. */
export const priceIn = (language: Language, castilian: string) =>
  language === 'en' ? inEnglish(castilian) : castilian

const inEnglish = (price: string) =>
  price.replace(
    /^(-?)([\d.,]+)\s€$/,
    (_, sign: string, figures: string) => `${sign}€${figures.replace(/[.,]/g, swapped)}`,
  )

const swapped = (mark: string) => (mark === ',' ? '.' : ',')

function castilianPrice(euros: number): string {
  const cents = Math.abs(toCents(euros))
  const sign = euros < 0 && cents > 0 ? '-' : ''
  const decimals = cents % 100 ? `,${String(cents % 100).padStart(2, '0')}` : ''
  return `${sign}${grouped(Math.floor(cents / 100))}${decimals}\u00a0€`
}

type Priced = Pick<Menu, 'price' | 'halfPrice'>

export type MenuQuestion = { field: 'price' | 'halfPrice'; reason: 'none' | 'zero' | 'high' | 'not-less' }

/** Above this price in euros, a menú del día is probably a typing error. */
const highPrice = 200

/** The questions before a menu is published or scheduled. A draft can hold any price. */
export function menuQuestions({ price, halfPrice }: Priced): MenuQuestion[] {
  const asked: MenuQuestion[] = []
  const whole = price === null ? 'none' : unusual(price)
  if (whole) asked.push({ field: 'price', reason: whole })
  const half = halfPrice === null ? null : unusual(halfPrice)
  if (half) asked.push({ field: 'halfPrice', reason: half })
  else if (price && halfPrice && halfPrice >= price) asked.push({ field: 'halfPrice', reason: 'not-less' })
  return asked
}

function unusual(price: number): 'zero' | 'high' | null {
  if (price === 0) return 'zero'
  return price > highPrice ? 'high' : null
}
