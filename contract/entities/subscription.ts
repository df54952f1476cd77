import { z } from 'zod'
import { id } from './id'
import { emptyIs } from './lenient'
import { email } from './owner'
import { lineText } from './text'
import { menuLanguages } from './translated-menu'

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

/** The language of the dishes in the mails. `original`: as the kitchen writes them. */
export const mailLanguage = z.enum([...menuLanguages, 'original'])

export type MailLanguage = z.infer<typeof mailLanguage>

export type MailFrequency = z.infer<typeof mailFrequency>

/** `frequency` and `language` are our additions: another host api may omit them. */
export const unsubscribeList = z.object({
  restaurants: z.array(subscribedRestaurant),
  frequency: mailFrequency.default('each'),
  language: mailLanguage.default('original'),
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
