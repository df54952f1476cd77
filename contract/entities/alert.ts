import { z } from 'zod'
import { alertDish } from '../rules/alert-dish'
import { distanceSlider } from '../rules/search-limits'
import { searchText } from '../rules/search-text'
import { email } from './owner'
import { latitude, longitude } from './place'

const place = z
  .string()
  .transform((typed) => searchText(typed).slice(0, 80).trim())
  .default('')

/** Who wants to know when a dish is on a menu near a place. */
export const alertRequest = z.object({
  email,
  dish: z.string().max(200).transform(alertDish).pipe(z.string().min(2)),
  /** What the person calls the point. */
  place,
  lat: latitude,
  lon: longitude,
  radiusKm: z.number().int().min(distanceSlider.min).max(distanceSlider.max).default(distanceSlider.default),
})

/** What an alert is about, to whoever has its link. */
const alertSubject = z.object({ dish: z.string(), place: z.string(), radiusKm: z.int() })

/** How a confirmation link stands before anybody presses the button. */
export const alertConfirmation = alertSubject.extend({
  state: z.enum(['pending', 'confirmed', 'expired']),
  email: z.string(),
})

/** What a link to end alerts is about: those of a mail, of which some may have ended. */
export const endableAlerts = z.object({ alerts: z.array(alertSubject.extend({ isActive: z.boolean() })) })

export type AlertConfirmation = z.infer<typeof alertConfirmation>
export type EndableAlerts = z.infer<typeof endableAlerts>
