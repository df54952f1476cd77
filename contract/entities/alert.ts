import { z } from 'zod'
import { alertDish } from '../rules/search/dish-alerts'
import { distanceSlider, searchText } from '../search'
import { email } from './owner'
import { latitude, longitude } from './place'

const place = z
  .string()
  .transform((typed) => searchText(typed).slice(0, 80).trim())
  .default('')

/** A request for an alert when a dish is on a menu near a place. */
export const alertRequest = z.object({
  email,
  dish: z.string().max(200).transform(alertDish).pipe(z.string().min(2)),
  /** The person's name for the place. */
  place,
  lat: latitude,
  lon: longitude,
  radiusKm: z.number().int().min(distanceSlider.min).max(distanceSlider.max).default(distanceSlider.default),
})

/** The public data of an alert, for anybody with its link. */
const alertSubject = z.object({ dish: z.string(), place: z.string(), radiusKm: z.int() })

/** The state of a confirmation link before the button is pressed. */
export const alertConfirmation = alertSubject.extend({
  state: z.enum(['pending', 'confirmed', 'expired']),
  email: z.string(),
})

/** The alerts of a mail's link. Some may have ended already. */
export const endableAlerts = z.object({ alerts: z.array(alertSubject.extend({ isActive: z.boolean() })) })

export type AlertConfirmation = z.infer<typeof alertConfirmation>
export type EndableAlerts = z.infer<typeof endableAlerts>
