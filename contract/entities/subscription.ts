import { z } from 'zod'
import { id } from './id'
import { emptyIs } from './lenient'
import { email } from './owner'
import { lineText } from './text'

export const subscriptionRequest = z.object({
  email,
  restaurantId: id,
  /** Common clients send a name. Mails use the restaurant's current name. */
  restaurantName: emptyIs(lineText(200), ''),
})

/** The two replies that common clients distinguish (docs/product.md#subscription-states). */
export const subscriptionReplies = {
  subscribed: 'Subscription successful',
  already: 'Already subscribed.',
} as const

export const subscribedRestaurant = z.object({ restaurantId: id, restaurantName: z.string() })

/** One mail for each restaurant's menu, or one mail a day with all menus. */
export const mailFrequency = z.enum(['each', 'daily'])

export type MailFrequency = z.infer<typeof mailFrequency>

/** `frequency` is our addition: another host api may omit it. */
export const unsubscribeList = z.object({
  restaurants: z.array(subscribedRestaurant),
  frequency: mailFrequency.default('each'),
})

export type SubscribedRestaurant = z.infer<typeof subscribedRestaurant>

/** The state of a confirmation link before the button is pressed. */
export const confirmation = z.object({
  state: z.enum(['pending', 'confirmed', 'expired']),
  email: z.string(),
  restaurant: subscribedRestaurant,
  /** Whether today's menu has gone out by mail already, so that the next one is tomorrow's. Another host api may omit it. */
  isTodaySent: z.boolean().default(false),
})

export type Confirmation = z.infer<typeof confirmation>
