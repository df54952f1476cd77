import { describe, expect, test } from 'vitest'
import { harness } from '@/tests/api/support/harness'
import { ask } from './client'
import { first } from './steps/wizard'

const api = await harness()
const owner = await api.owner()
const { ownerId, restaurantId } = owner
const token = await api.tokenOf(owner)
const isTaken = { status: expect.toSatisfy((status) => status >= 200 && status < 300) }

const profile = async () =>
  (await ask(api.url, 'GET /api/owner/restaurant/{restaurantId}', { at: restaurantId })).body
const edited = async () => {
  const { body } = await ask(api.url, 'GET /api/profile/editDetails/{ownerId}', { at: ownerId, token })
  return Reflect.get(Object(body), 'restaurantData')
}

/** Fields without an agreed type, in the forms in which a client's inputs may send them, and the values that are read afterwards. */
const wizard: [string, object, object][] = [
  ['drinks as true', { drinks: true }, { drinks: expect.toSatisfy(Boolean) }],
  ['drinks as false', { drinks: false }, { drinks: expect.toSatisfy((drinks) => !drinks) }],
  ['drinks as a word', { drinks: 'yes' }, { drinks: 'yes' }],
  ['drinks as a sentence', { drinks: 'Agua o vino' }, { drinks: 'Agua o vino' }],
  ['no daily menu', { noDailyMenu: true }, { noDailyMenu: true }],
  ['no daily menu as text', { noDailyMenu: 'true' }, { noDailyMenu: true }],
  ['a daily menu as text', { noDailyMenu: 'false' }, { noDailyMenu: false }],
  ['the draft’s name for no daily menu', { noDailyMenu: undefined, dailyMenu: true }, { noDailyMenu: true }],
  [
    'the draft’s name for starters',
    { startersOption: undefined, starters: 'more-2' },
    { startersOption: 'more-2' },
  ],
  ['one kitchen', { cuisineType: 'Española' }, { cuisineType: ['Española'] }],
  ['one service', { restaurantServices: 'Terraza' }, { restaurantServices: ['Terraza'] }],
  ['a point as text', { lat: '40.5', lon: '-3.6' }, { location: { coordinates: [-3.6, 40.5] } }],
  [
    'the picker’s name for lon',
    { lat: 40.5, lon: undefined, lng: -3.5 },
    { location: { coordinates: [-3.5, 40.5] } },
  ],
  ['an account with its @', { instagram: '@casamarta' }, { instagram: 'casamarta' }],
  ['a full menu without its file', { hasFullMenu: 'yes' }, {}],
  ['a full menu as text', { hasFullMenu: 'true' }, {}],
  ['no full menu', { hasFullMenu: false }, {}],
  ['a postcode as a number', { postcode: 28012 }, { restaurantLocation: { postcode: '28012' } }],
  ['a phone as a number', { whatsappNumber1: 612345678 }, { whatsappNumber1: '612345678' }],
]

test.each(wizard)('the wizard takes %s', async (_, change, read) => {
  const json = { ...first, ownerId, ...change }
  expect(await ask(api.url, 'POST /api/wizard/saveWizardData', { token, json })).toMatchObject(isTaken)
  expect(await edited()).toMatchObject(read)
})

const packs = [20, 30, 50, '20', '30', '50', 'Basic', 'Pro', 'Premium', 'basic']
const prices = [19.9, '19.9', '19,90', '19,90 €', 25.9, null, undefined]

describe('QR packs', () => {
  test.each(packs)('are known as %j', async (pack) => {
    const json = { ownerId, cardData: { pack, price: 24.9 } }
    const sent = await ask(api.url, 'POST /api/purchase/sendPackData', { token, json })
    expect(sent).toMatchObject({ ...isTaken, body: { message: expect.any(String) } })
  })

  test.each(prices)('are asked for at %j', async (price) => {
    const json = { ownerId, cardData: { pack: 20, price } }
    expect(await ask(api.url, 'POST /api/purchase/sendPackData', { token, json })).toMatchObject(isTaken)
  })

  test.each([40, 'Gold', '', null])('there is none called %j', async (pack) => {
    const json = { ownerId, cardData: { pack, price: 19.9 } }
    expect(await ask(api.url, 'POST /api/purchase/sendPackData', { token, json })).toMatchObject({
      status: 400,
    })
  })
})

const days: [string, object, object][] = [
  ['a whole day', { start: '24H' }, { option: 'open', start: '24H', end: '' }],
  [
    'one range',
    { start: '09:00', end: '17:00' },
    { option: 'open', start: '09:00', end: '17:00', start_2: '' },
  ],
  [
    'two ranges',
    { start: '12:00', end: '15:30', start_2: '20:30', end_2: '24:00' },
    { option: 'open', start: '12:00', end: '15:30', start_2: '20:30', end_2: '24:00' },
  ],
]

test.each(days)('a day sent as open comes back as open: %s', async (_, times, read) => {
  const json = { ownerId, restaurantName: 'Casa Marta', days: [{ id: '3', option: 'open', ...times }] }
  expect(await ask(api.url, 'POST /api/wizard/saveWizardData', { token, json })).toMatchObject(isTaken)
  const schedule: unknown = Reflect.get(Object(await profile()), 'schedule')
  expect(schedule).toEqual(expect.arrayContaining([expect.objectContaining({ id: '3', ...read })]))
})

test('the week comes back in the profile as in the editor', async () => {
  expect(Reflect.get(Object(await profile()), 'schedule')).toEqual(
    Reflect.get(Object(await edited()), 'days'),
  )
})
