import type { Menu } from '../entities/menu'

type Priced = Pick<Menu, 'price' | 'halfPrice'>

export type MenuQuestion = { field: 'price' | 'halfPrice'; reason: 'none' | 'zero' | 'high' | 'not-less' }

/** Above this a menú del día is more likely a slip of the finger, in euros. */
export const highPrice = 200

/** What is asked about before a menu is published or scheduled; a draft may say anything. */
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
