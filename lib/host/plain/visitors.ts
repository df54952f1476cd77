import 'server-only'
import { z } from 'zod'
import { saveConsent } from '@/contract/endpoints/consent'
import { findPlace, getAddress, suggestPlaces } from '@/contract/endpoints/places'
import { listSubscriptions, subscribe, unsubscribe } from '@/contract/endpoints/subscribers'
import { getTrack, saveTrack } from '@/contract/endpoints/tracking'
import { subscriptionReplies } from '@/contract/entities/subscription'
import { HostRefusal } from './ask'
import { listOf, text } from './read'
import { translate } from './translation'

const degrees = z.coerce.number()
const place = z.object({ display_name: text.pipe(z.string().min(1)), latitude: degrees, longitude: degrees })
const placeList = z.object({ address: listOf(place) })

const address = z
  .object({ display_name: text, city: text, address: z.object({ city: text }).catch({ city: '' }) })
  .nullable()
  .catch(null)

const restaurants = listOf(z.object({ restaurantId: text, restaurantName: text }))

const isAlready = (message: unknown) => message === subscriptionReplies.already
const signed = (email: string) => `/unsubscribe/${encodeURIComponent(email)}`

export const visitorCalls = [
  translate(suggestPlaces, async ({ query: { savedLocation } }, ask) =>
    placeList.parse(await ask('GET', '/api/nav/getPosition', { query: { savedLocation } })),
  ),
  translate(findPlace, async ({ query: { savedLocation } }, ask) =>
    placeList.parse(await ask('GET', '/api/nav/getSelectedSuggestionData', { query: { savedLocation } })),
  ),
  translate(getAddress, async ({ query: { lat, lon } }, ask) => {
    const query = { lat: String(lat), lon: String(lon) }
    const found = z.object({ address }).parse(await ask('GET', '/api/nav/getAddress', { query })).address
    if (!found) return { address: null }
    const city = found.city || found.address.city
    const display_name = found.display_name || city
    const parts = { city, state: '', postcode: '' }
    return { address: { display_name, latitude: lat, longitude: lon, city, address: parts } }
  }),
  translate(subscribe, async ({ body }, ask) => {
    const reply = await ask('POST', '/api/email/subscribe', { body })
    const { message } = z.object({ message: z.unknown() }).parse(reply)
    return { message: isAlready(message) ? subscriptionReplies.already : subscriptionReplies.subscribed }
  }),
  /** An invalid link and a link without subscriptions left get the same answer. */
  translate(listSubscriptions, async ({ params: { email }, query }, ask) => {
    const reply = await ask('GET', signed(email), { query }).catch((error: unknown) => {
      if (error instanceof HostRefusal && [400, 404].includes(error.status)) return { restaurants: [] }
      throw error
    })
    return z.object({ restaurants }).parse(reply)
  }),
  translate(unsubscribe, async ({ params: { email }, query, body }, ask) => {
    await ask('PATCH', signed(email), { query, body })
    return { success: true }
  }),
  /** The browser keeps the consent; the host has no place for it. */
  translate(saveConsent, async () => ({ success: true, date: new Date().toISOString() })),
  /** The host does not tell whether it has counted the visit before. */
  translate(getTrack, async () => ({ location: {}, tracked: false })),
  translate(saveTrack, async ({ body: { ipAddress, componentName } }, ask) => {
    const location = { city: '', state: '', country: '' }
    await ask('POST', '/api/track/save', { body: { ipAddress, location, componentName } })
    return { success: true, counted: true }
  }),
]
