import { Hono } from 'hono'
import { z } from 'zod'
import type { Restaurant } from './entities'
import { places } from './fixtures'
import type { State } from './state'

const Search = z.looseObject({
  lat: z.coerce.number().optional(),
  lon: z.coerce.number().optional(),
  radius: z.coerce.number().optional(),
  distance: z.coerce.number().optional(),
  cuisineType: z.array(z.string()).optional(),
  priceRange: z.string().optional(),
  Domicilio: z.boolean().optional(),
})

type Search = z.infer<typeof Search>

function kilometres([lon, lat]: [number, number], search: Search) {
  const north = (lat - (search.lat ?? lat)) * 111.2
  const east = (lon - (search.lon ?? lon)) * 111.2 * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** Filters by the fields of the common calls. An unknown field changes nothing. */
function found(state: State, search: Search) {
  const price = ({ restaurantId }: Restaurant) => state.menus[restaurantId]?.[0]?.price ?? 1000
  const within = search.distance ?? search.radius ?? 100
  const restaurants = state.restaurants
    .map((restaurant) => ({ ...restaurant, distance: kilometres(restaurant.location.coordinates, search) }))
    .filter(({ restaurantName, distance }) => restaurantName && distance <= within)
    .filter(
      ({ cuisineType }) =>
        !search.cuisineType?.length || search.cuisineType.some((one) => cuisineType.includes(one)),
    )
    .filter(
      ({ restaurantServices }) => !search.Domicilio || restaurantServices.includes('Servicio a domicilio'),
    )
    .sort((one, other) => (search.priceRange ? price(one) - price(other) : one.distance - other.distance))
  return { restaurants, restaurantIds: restaurants.map(({ restaurantId }) => restaurantId) }
}

/** Calls without a token: the common calls that anybody may make. */
export function publicCalls(state: State) {
  const app = new Hono()
  app.get('/api/owner/restaurant/:restaurantId', (c) => {
    const restaurant = state.restaurant(c.req.param('restaurantId'))
    return restaurant ? c.json(restaurant) : c.json({ message: 'Restaurant not found' }, 404)
  })
  app.get('/api/owner/:ownerId', (c) => {
    const owner = state.owner(c.req.param('ownerId'))
    if (!owner) return c.json({ message: 'Owner not found' }, 404)
    const { restaurantId } = owner
    const { restaurantName = '', logoFilePath = '' } = state.restaurant(restaurantId) ?? {}
    const { firstName, lastName, email } = owner
    return c.json({ firstName, lastName, email, restaurant: { restaurantId, restaurantName, logoFilePath } })
  })
  app.post('/api/filter/menus', async (c) => {
    const { restaurantIds } = z.object({ restaurantIds: z.array(z.string()) }).parse(await c.req.json())
    const updatedMenus = restaurantIds.flatMap((restaurantId) => {
      const menu = state.menus[restaurantId]
      return menu ? [{ restaurantId, menu }] : []
    })
    return c.json({ updatedMenus })
  })
  for (const path of ['/api/filter', '/api/filter/', '/api/sort', '/api/sort/'])
    app.post(path, async (c) => c.json(found(state, Search.parse(await c.req.json()))))

  app.post('/api/email/subscribe', async (c) => {
    const Body = z.object({ email: z.email(), restaurantId: z.string(), restaurantName: z.string() })
    const wish = Body.parse(await c.req.json())
    const isThere = state.subscriptions.some(
      ({ email, restaurantId }) => email === wish.email && restaurantId === wish.restaurantId,
    )
    if (isThere) return c.json({ message: 'Already subscribed.' })
    state.subscriptions.push(wish)
    return c.json({ message: 'Subscription successful' })
  })
  app.get('/unsubscribe/:email', (c) => {
    const restaurants = state.subscriptions
      .filter(({ email }) => email === c.req.param('email') && c.req.query('sig') === 'signed')
      .map(({ restaurantId, restaurantName }) => ({ restaurantId, restaurantName }))
    return restaurants.length > 0 ? c.json({ restaurants }) : c.json({ message: 'Invalid link' }, 400)
  })
  app.patch('/unsubscribe/:email', async (c) => {
    if (c.req.query('sig') !== 'signed') return c.json({ message: 'Invalid link' }, 400)
    const { restaurantIds } = z.object({ restaurantIds: z.array(z.string()) }).parse(await c.req.json())
    state.subscriptions = state.subscriptions.filter(
      ({ email, restaurantId }) => email !== c.req.param('email') || !restaurantIds.includes(restaurantId),
    )
    return c.json({ message: 'Unsubscribed' })
  })

  const placesLike = (text = '') =>
    places.filter(({ display_name }) => display_name.toLowerCase().includes(text.toLowerCase().slice(0, 4)))
  app.get('/api/nav/getPosition', (c) => c.json({ address: placesLike(c.req.query('savedLocation')) }))
  app.get('/api/nav/getSelectedSuggestionData', (c) =>
    c.json({ address: placesLike(c.req.query('savedLocation')).slice(0, 1) }),
  )
  app.get('/api/nav/getAddress', (c) =>
    c.json({ address: { display_name: 'Calle Mayor, Madrid', city: 'Madrid' } }),
  )
  app.post('/api/track/save', (c) => c.json({ message: 'Saved' }))
  app.get('/api/track/:ip', (c) => c.json({}))
  return app
}
