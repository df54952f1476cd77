import { expect } from 'vitest'
import type { Step } from '../step'

const here = { lat: 28.1235, lon: -15.4363 }
const isMarta = expect.objectContaining({ restaurantName: 'Casa Marta', distance: expect.any(Number) })

/** The chips off, as a client's state may begin; each is also sent alone, below. */
export const noFilters = {
  ...here,
  ...{ distance: null, cuisineType: null, priceRange: null, Domicilio: null, timestamp: null },
}

const on: [string, object][] = [
  ['nothing chosen', {}],
  ['a distance', { distance: 5 }],
  ['a distance as text', { distance: '5' }],
  ['a kitchen', { cuisineType: 'Española' }],
  ['kitchens', { cuisineType: ['Española', 'Italiana'] }],
  ['no kitchens', { cuisineType: [] }],
  ['delivery', { Domicilio: true }],
  ['delivery as text', { Domicilio: 'true' }],
  ['delivery off', { Domicilio: false }],
  ['delivery off as text', { Domicilio: 'false' }],
  ['a price order', { priceRange: 'asc' }],
  ['open now is off', { timestamp: '' }],
  ['its storage’s text', { lat: String(here.lat), lon: String(here.lon) }],
]

export const sortsResults: Step[] = on.map(([does, chips]) => ({
  call: 'POST /api/sort/',
  does: `sorts by ${does}`,
  sends: () => ({ json: { ...here, ...chips } }),
  reads: () => ({ restaurants: expect.arrayContaining([isMarta]) }),
}))
