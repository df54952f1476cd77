import { expect } from 'vitest'
import { type Step, text } from '../step'

const isNumber = expect.any(Number)
const found = { restaurantName: 'Casa Marta', distance: isNumber }

const here = { lat: 28.1235, lon: -15.4363 }

export const looksForFood: Step[] = [
  {
    call: 'GET /api/nav/getPosition',
    does: 'types a place',
    sends: () => ({ query: { savedLocation: 'Madrid' } }),
    reads: () => ({
      address: expect.arrayContaining([
        { display_name: text, latitude: expect.anything(), longitude: expect.anything() },
      ]),
    }),
    keeps: { place: 'address.0.display_name' },
  },
  {
    call: 'GET /api/nav/getSelectedSuggestionData',
    does: 'takes the first suggestion',
    sends: ({ place = '' }) => ({ query: { savedLocation: place } }),
    reads: ({ place }) => ({
      address: [{ display_name: place, latitude: expect.anything(), longitude: expect.anything() }],
    }),
  },
  {
    call: 'GET /api/nav/getAddress',
    does: 'uses the device’s location',
    sends: () => ({ query: { lat: '40.4168', lon: '-3.7038' } }),
    reads: () => ({ address: { display_name: text } }),
  },
  {
    call: 'POST /api/filter/',
    does: 'searches',
    sends: () => ({ json: { ...here, radius: 100 } }),
    reads: ({ restaurantId }) => ({
      restaurants: expect.arrayContaining([expect.objectContaining({ restaurantId, ...found })]),
      restaurantIds: expect.arrayContaining([restaurantId]),
    }),
  },
  {
    call: 'POST /api/filter/',
    does: 'searches where its storage says, which keeps text',
    sends: () => ({ json: { lat: String(here.lat), lon: String(here.lon), radius: '100' } }),
    reads: ({ restaurantId }) => ({ restaurantIds: expect.arrayContaining([restaurantId]) }),
  },
  {
    call: 'POST /api/filter/menus',
    does: 'asks for the menus of what it found',
    sends: ({ restaurantId }) => ({ json: { restaurantIds: [restaurantId] } }),
    reads: () => ({ updatedMenus: expect.any(Array) }),
  },
  {
    call: 'POST /api/filter/menus',
    does: 'asks for the menus of nothing',
    sends: () => ({ json: { restaurantIds: [] } }),
    reads: () => ({ updatedMenus: [] }),
  },
  {
    call: 'GET /api/owner/restaurant/{restaurantId}',
    does: 'opens one',
    sends: ({ restaurantId }) => ({ at: restaurantId }),
    reads: () => ({ restaurantName: 'Casa Marta' }),
  },
  {
    call: 'GET /api/track/{ip}',
    does: 'looks its address up',
    sends: () => ({ at: '127.0.0.1' }),
  },
  {
    call: 'POST /api/track/save',
    does: 'counts the visit',
    sends: () => ({
      json: {
        ipAddress: '203.0.113.7',
        location: { city: 'Madrid', state: 'Madrid', country: 'Spain' },
        componentName: 'RestaurantProfile',
      },
    }),
  },
]

export const subscribes: Step[] = [
  {
    call: 'POST /api/email/subscribe',
    does: 'subscribes to the menu',
    sends: ({ dinerEmail, restaurantId }) => ({
      json: { email: dinerEmail, restaurantId, restaurantName: 'Casa Marta' },
    }),
    reads: () => ({ message: 'Subscription successful' }),
  },
]

export const unsubscribes: Step[] = [
  {
    call: 'POST /api/email/subscribe',
    does: 'subscribes again',
    sends: ({ dinerEmail, restaurantId }) => ({
      json: { email: dinerEmail, restaurantId, restaurantName: 'Casa Marta' },
    }),
    reads: () => ({ message: 'Already subscribed.' }),
  },
  {
    call: 'GET /unsubscribe/{email}',
    does: 'follows the link of a mail',
    sends: ({ dinerEmail, sig = '' }) => ({ at: dinerEmail, query: { sig } }),
    reads: ({ restaurantId }) => ({ restaurants: [{ restaurantId, restaurantName: 'Casa Marta' }] }),
  },
  {
    call: 'PATCH /unsubscribe/{email}',
    does: 'ends it',
    sends: ({ dinerEmail, restaurantId, sig = '' }) => ({
      at: dinerEmail,
      query: { sig },
      json: { restaurantIds: [restaurantId] },
    }),
    reads: () => ({ success: true }),
  },
]
