import { z } from 'zod'
import { id } from './id'
import { email } from './owner'

export const subscriptionRequest = z.object({
  email,
  restaurantId: id,
  /** What SPEC.md §7's client sends; mails say the name the restaurant has. */
  restaurantName: z.string().max(200).default(''),
})

/** The two words SPEC.md §4's client tells apart. */
export const subscriptionReplies = {
  subscribed: 'Subscription successful',
  already: 'Already subscribed.',
} as const

export const subscribedRestaurant = z.object({ restaurantId: id, restaurantName: z.string() })

/** A mail for each restaurant's menu, or one a day with all of them. */
export const mailFrequency = z.enum(['each', 'daily'])

export type MailFrequency = z.infer<typeof mailFrequency>

/** `frequency` is ours: another host api need not say it. */
export const unsubscribeList = z.object({
  restaurants: z.array(subscribedRestaurant),
  frequency: mailFrequency.default('each'),
})

export type SubscribedRestaurant = z.infer<typeof subscribedRestaurant>

/** How a confirmation link stands before anybody presses the button. */
export const confirmation = z.object({
  state: z.enum(['pending', 'confirmed', 'expired']),
  email: z.string(),
  restaurant: subscribedRestaurant,
})

export type Confirmation = z.infer<typeof confirmation>
