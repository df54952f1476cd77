import { describe, expect, test } from 'vitest'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import type { SpecCall } from './calls'
import { ask } from './client'
import { formOf } from './steps/accounts'
import { noFilters } from './steps/results'
import { files, uploadForm } from './steps/uploads'
import { days, first } from './steps/wizard'

const api = await harness()
const owner = await api.owner()
const { ownerId, restaurantId } = owner
const token = await api.tokenOf(owner)
await givePlan(api.db, owner)

async function uploaded() {
  const sent = { token, headers: { ownerid: ownerId }, form: uploadForm('carta.pdf', files.pdf) }
  const { body } = await ask(api.url, 'POST /api/aws/uploadToAws', sent)
  return String(Reflect.get(Object(body), 'fileUrl'))
}

type Body = Record<string, unknown>
/** A call, a body it takes, and what in it a person or the client's storage may leave empty: one field, or a few at once. */
type Row = { call: SpecCall; does: string; at?: string; body: () => Body | Promise<Body>; empty: string[] }

const [, tuesday] = days
const rect = { x: 0, y: 0, width: 400, height: 100 }
const file = async () => ({ url: await uploaded(), name: 'carta', uploadedAt: '2031-05-14T10:00:00.000Z' })

const rows: Row[] = [
  {
    call: 'POST /api/wizard/saveWizardData',
    does: 'the wizard',
    body: () => ({ ...first, ownerId, days, dailyMenu: false, starters: 'no' }),
    empty: [
      ...Object.keys(first).filter((key) => !['restaurantName', 'lat', 'lon'].includes(key)),
      'lat lon',
      'ownerId',
      'dailyMenu',
      'starters',
    ],
  },
  {
    call: 'POST /api/wizard/saveWizardData',
    does: 'a day that is closed',
    body: () => ({ ownerId, restaurantName: 'Casa Marta', days: [{ ...tuesday, option: 'close' }] }),
    empty: ['days.0.start', 'days.0.end', 'days.0.start_2', 'days.0.end_2', 'days.0.name', 'days.0.esName'],
  },
  {
    call: 'POST /api/wizard/saveWizardData',
    does: 'a day with one range',
    body: () => ({ ownerId, restaurantName: 'Casa Marta', days: [tuesday] }),
    empty: ['days.0.start_2', 'days.0.end_2'],
  },
  {
    call: 'POST /api/wizard/send-welcome-email',
    does: 'the welcome',
    body: () => ({ ownerId }),
    empty: ['ownerId'],
  },
  {
    call: 'PATCH /api/wizard/update-restaurant/{restaurantId}',
    does: 'a carta',
    at: restaurantId,
    body: async () => ({ key: 'cartas', mode: 'push', value: { ...(await file()), type: 'pdf' } }),
    empty: ['value.uploadedAt', 'value.type', 'value.name'],
  },
  {
    call: 'PATCH /api/wizard/update-restaurant/{restaurantId}',
    does: 'a special menu',
    at: restaurantId,
    body: async () => {
      const dates = { startDate: '2031-05-14', endDate: '2031-05-20', expiresAt: '2031-05-21T00:00:00.000Z' }
      return {
        key: 'specialMenus',
        mode: 'push',
        value: { ...(await file()), ...dates, description: 'Cena' },
      }
    },
    empty: ['description', 'startDate', 'endDate', 'expiresAt', 'uploadedAt'].map((name) => `value.${name}`),
  },
  {
    call: 'POST /api/filter/',
    does: 'a search',
    body: () => ({ lat: 40.4, lon: -3.7, radius: 100, Domicilio: true, cuisineType: ['Asador'] }),
    empty: ['radius', 'Domicilio', 'cuisineType', 'distance', 'priceRange', 'timestamp'],
  },
  {
    call: 'POST /api/sort/',
    does: 'results in order',
    body: () => ({ ...noFilters, distance: 5, cuisineType: ['Asador'], priceRange: 'asc', Domicilio: true }),
    empty: ['distance', 'cuisineType', 'priceRange', 'Domicilio', 'timestamp'],
  },
  {
    call: 'POST /api/email/subscribe',
    does: 'a subscription',
    body: () => ({ email: 'diana@example.com', restaurantId, restaurantName: 'Casa Marta' }),
    empty: ['restaurantName'],
  },
  {
    call: 'POST /api/track/save',
    does: 'a visit',
    body: () => ({
      ipAddress: '203.0.113.7',
      location: { city: 'Madrid', state: 'Madrid', country: 'Spain' },
      componentName: 'Home',
    }),
    empty: ['ipAddress', 'location', 'location.city', 'location.state', 'location.country'],
  },
  {
    call: 'POST /api/purchase/sendPackData',
    does: 'a pack',
    body: () => ({ ownerId, cardData: { pack: 20, price: 19.9 } }),
    empty: ['ownerId', 'cardData.price'],
  },
  {
    call: 'POST /api/user-templates',
    does: 'a template',
    body: () => ({
      templateName: 'Mi plantilla',
      imageUrl: '',
      menu: { sections: [{ category: 'Primeros', items: 'Lentejas' }], rect },
      observations: { text: 'Pan incluido', rect },
      price: { text: '€15', rect },
    }),
    empty: ['templateName', 'imageUrl', 'observations', 'price', 'observations.text', 'price.text'],
  },
]

const left: [string, unknown][] = [
  ['null', null],
  ['empty', ''],
  ['missing', undefined],
]

const cases = rows.flatMap((row) =>
  row.empty.flatMap((field) =>
    left.map(([how, value]) => [`${row.call}, ${row.does}: ${field} ${how}`, row, field, value] as const),
  ),
)

/** A copy in which one field, named like `a.0.b`, has another value. */
function altered(body: unknown, [key = '', ...deeper]: string[], value: unknown): unknown {
  const inner = deeper.length > 0 ? altered(Reflect.get(Object(body), key), deeper, value) : value
  if (Array.isArray(body)) return body.with(Number(key), inner)
  return { ...Object(body), [key]: inner }
}

const isTaken = { status: expect.toSatisfy((status) => status >= 200 && status < 300) }

describe('what a common client leaves empty is taken', () => {
  test.each(cases)('%s', async (_, { call, at, body }, field, value) => {
    const json = field
      .split(' ')
      .reduce<unknown>((before, one) => altered(before, one.split('.'), value), await body())
    expect(await ask(api.url, call, { at, token, json })).toMatchObject(isTaken)
  })

  test.each(['', 'null', 'undefined'])('PUT /api/profile/owners: a phone of «%s»', async (telephono) => {
    const form = formOf({ firstName: 'Ana', lastName: 'Prueba', email: owner.email, telephono })
    expect(
      await ask(api.url, 'PUT /api/profile/owners/{ownerId}', { at: ownerId, token, form }),
    ).toMatchObject(isTaken)
    expect(
      await ask(api.url, 'GET /api/profile/editDetails/{ownerId}', { at: ownerId, token }),
    ).toMatchObject({
      body: { restaurantData: { phoneNumber: expect.toSatisfy((phone) => !phone) } },
    })
  })
})
