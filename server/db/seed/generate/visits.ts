import { type CountedAction, countedActions } from '@/contract/entities/tracking'
import { weekdayOf } from '@/contract/rules/time/local-time'
import { prng } from '../prng'
import { cooksOn } from './menu'
import type { DemoRestaurant } from './restaurant'

/** Monday first. People look for lunch on working days, and most on Friday. */
const usualViews = [46, 49, 54, 61, 78, 52, 34]

/** How many of a hundred visitors do each action. */
const shares: Record<CountedAction, number> = {
  view: 100,
  call: 7,
  directions: 12,
  share: 5,
  website: 4,
  whatsapp: 3,
}

/** The visits of a restaurant's page on a day. Always the same for the same day. */
export function visitsOn(house: DemoRestaurant, date: string) {
  const random = prng(`${house.id} ${date} visits`)
  const usual = usualViews[weekdayOf(date) - 1] ?? 0
  const views = Math.round(usual * (cooksOn(house, date) ? 1 : 0.4) * (0.75 + random.next() / 2))
  return countedActions.flatMap((action) => {
    const count =
      action === 'view' ? views : Math.round((views * shares[action] * (0.4 + random.next() * 1.2)) / 100)
    return count > 0 ? [{ action, count }] : []
  })
}
