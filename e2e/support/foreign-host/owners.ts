import { Hono } from 'hono'
import { z } from 'zod'
import type { Restaurant } from './entities'
import type { State } from './state'
import { newId } from './state'

const Wizard = z.looseObject({
  ownerId: z.string(),
  lat: z.coerce.number().optional(),
  lon: z.coerce.number().optional(),
  restaurantAddress: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
  postcode: z.string().optional(),
  hasFullMenuPath: z.string().optional(),
  hasLogoPath: z.string().optional(),
  images: z.array(z.string()).optional(),
  specialImage: z.string().optional(),
})

const Update = z.object({ key: z.string(), value: z.unknown(), mode: z.enum(['push', 'replace']) })

/** Fields whose name in the wizard's payload is their name in the restaurant. */
const sameName = [
  ...['restaurantName', 'description', 'cuisineType', 'restaurantServices', 'whatsappNumber1'],
  ...['whatsappNumber2', 'instagram', 'facebook', 'website', 'contactNumber', 'startersOption'],
  ...['firstCourses', 'secondCourses', 'drinks', 'hasLogo', 'cartas', 'specialMenus'],
]

function takeWizard(restaurant: Restaurant, payload: z.infer<typeof Wizard>) {
  for (const name of sameName) if (payload[name] !== undefined) Reflect.set(restaurant, name, payload[name])
  const { lat, lon, restaurantAddress, days } = payload
  if (lat !== undefined && lon !== undefined) restaurant.location.coordinates = [lon, lat]
  const place = restaurant.restaurantLocation
  if (restaurantAddress !== undefined) place.Address = restaurantAddress
  for (const name of ['city', 'state', 'country', 'postcode'] as const)
    place[name] = payload[name] ?? place[name]
  if (Array.isArray(days)) restaurant.schedule = days
  if (payload.hasLogoPath !== undefined) restaurant.logoFilePath = payload.hasLogoPath
  if (payload.hasFullMenuPath !== undefined) restaurant.additionalMenuUrl = payload.hasFullMenuPath
  if (payload.specialImage !== undefined) restaurant.headerImageUrl = payload.specialImage
  if (payload.images) restaurant.profileImages = payload.images.map((url) => ({ imageId: newId(), url }))
}

/** The common calls with a bearer that are about an owner and the profile. */
export function ownerCalls(state: State) {
  const app = new Hono<{ Variables: { ownerId: string } }>()
  const forbidden = { message: 'Forbidden' }

  app.post('/api/auth/changePassword', async (c) => {
    const Body = z.object({ currentPassword: z.string(), newPassword: z.string(), ownerId: z.string() })
    const { currentPassword, newPassword, ownerId } = Body.parse(await c.req.json())
    const owner = state.owner(ownerId)
    if (!owner || ownerId !== c.get('ownerId')) return c.json(forbidden, 403)
    if (owner.password !== currentPassword) return c.json({ message: 'Wrong password' }, 400)
    owner.password = newPassword
    return c.json({ message: 'Password changed' })
  })
  app.post('/api/wizard/saveWizardData', async (c) => {
    const payload = Wizard.parse(await c.req.json())
    const restaurant = state.restaurantOf(payload.ownerId)
    if (!restaurant || payload.ownerId !== c.get('ownerId')) return c.json(forbidden, 403)
    takeWizard(restaurant, payload)
    return c.json({ message: 'Saved' })
  })
  app.post('/api/wizard/send-welcome-email', (c) => c.json({ message: 'Sent' }))
  app.put('/api/wizard/saveImages', async (c) => {
    const Body = z.object({ ownerId: z.string(), imageId: z.string(), newImageUrl: z.string() })
    const { ownerId, imageId, newImageUrl } = Body.parse(await c.req.json())
    const restaurant = state.restaurantOf(ownerId)
    if (!restaurant || ownerId !== c.get('ownerId')) return c.json(forbidden, 403)
    const image = restaurant.profileImages.find((one) => one.imageId === imageId)
    if (!image) return c.json({ message: 'Image not found' }, 404)
    image.url = newImageUrl
    return c.json({ message: 'Saved' })
  })

  const own = (restaurantId: string, ownerId: string) => {
    const restaurant = state.restaurant(restaurantId)
    return restaurant?.ownerId === ownerId ? restaurant : undefined
  }
  app.patch('/api/wizard/update-restaurant/:restaurantId', async (c) => {
    const restaurant = own(c.req.param('restaurantId'), c.get('ownerId'))
    if (!restaurant) return c.json(forbidden, 403)
    const { key, value, mode } = Update.parse(await c.req.json())
    const list: unknown = Reflect.get(restaurant, key)
    Reflect.set(restaurant, key, mode === 'push' && Array.isArray(list) ? [...list, value] : value)
    return c.json({ message: 'Updated' })
  })
  app.delete('/api/wizard/delete-carta/:restaurantId', async (c) => {
    const restaurant = own(c.req.param('restaurantId'), c.get('ownerId'))
    if (!restaurant) return c.json(forbidden, 403)
    const { url } = await c.req.json()
    restaurant.cartas = restaurant.cartas.filter((carta) => carta.url !== url)
    return c.json({ message: 'Deleted' })
  })
  app.delete('/api/wizard/delete-special-menu/:restaurantId', async (c) => {
    const restaurant = own(c.req.param('restaurantId'), c.get('ownerId'))
    if (!restaurant) return c.json(forbidden, 403)
    const { url } = await c.req.json()
    restaurant.specialMenus = restaurant.specialMenus.filter((menu) => menu.url !== url)
    return c.json({ message: 'Deleted' })
  })

  app.get('/api/profile/editDetails/:ownerId', (c) => {
    const owner = state.owner(c.req.param('ownerId'))
    if (!owner || owner.ownerId !== c.get('ownerId')) return c.json(forbidden, 403)
    const { firstName, lastName, email, phoneNumber } = owner
    const profile = state.restaurantOf(owner.ownerId)
    return c.json({ ownerData: { firstName, lastName, email }, restaurantData: { ...profile, phoneNumber } })
  })
  app.put('/api/profile/owners/:ownerId', async (c) => {
    const owner = state.owner(c.req.param('ownerId'))
    if (!owner || owner.ownerId !== c.get('ownerId')) return c.json(forbidden, 403)
    const { firstName, lastName, telephono } = await c.req.parseBody()
    owner.firstName = String(firstName ?? owner.firstName)
    owner.lastName = String(lastName ?? owner.lastName)
    owner.phoneNumber = String(telephono ?? owner.phoneNumber)
    return c.json({ message: 'Updated' })
  })
  return app
}
