import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { restaurant } from '@/contract/entities/restaurant'
import { cartas, files, openingHours, restaurantImages, specialMenus } from '@/server/db/schema'
import { demoPictures } from '@/server/db/seed'
import { uploadFile } from '@/tests/api/profile/upload-file'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const owner = await api.owner(
  {},
  {
    cuisineType: ['Asador', 'Española'],
    restaurantServices: ['Terraza', 'Wifi'],
    contactNumber: '910000000',
    instagram: 'casaprueba',
    hasLogo: 'yes',
    logoUrl: '/files/logo.webp',
    fullMenuUrl: '/files/full.pdf',
    verification: 'verified',
  },
)
const { restaurantId } = owner
const path = (id: string) => `/api/owner/restaurant/${id}`

await api.db.insert(openingHours).values([
  { restaurantId, weekday: 1, option: 'open_1', startMinute: 780, endMinute: 960 },
  {
    restaurantId,
    weekday: 5,
    option: 'open_2',
    startMinute: 780,
    endMinute: 960,
    start2Minute: 1200,
    end2Minute: 1560,
  },
  { restaurantId, weekday: 6, option: 'open_1', startMinute: 720, endMinute: 1440 },
  { restaurantId, weekday: 7, option: 'open' },
])
await api.db.insert(restaurantImages).values([
  { restaurantId, position: 1, url: '/files/second.webp' },
  { restaurantId, position: 0, url: '/files/first.webp' },
])
await api.db.insert(cartas).values({ restaurantId, url: '/files/carta.pdf', name: 'Carta', type: 'pdf' })
const special = { restaurantId, type: 'pdf' as const, description: '' }
await api.db.insert(specialMenus).values([
  { ...special, url: '/files/late.pdf', name: 'Nochevieja', startDate: '2026-12-31' },
  {
    ...special,
    url: '/files/early.pdf',
    name: 'Setas',
    startDate: '2026-10-01',
    endDate: '2026-11-30',
    expiresAt: new Date('2026-11-30T23:00:00Z'),
  },
  {
    ...special,
    url: '/files/over.pdf',
    name: 'Verano',
    startDate: '2026-06-01',
    endDate: '2026-08-31',
    expiresAt: new Date('2026-08-31T22:00:00Z'),
  },
])

describe('GET /api/owner/restaurant/:restaurantId', () => {
  test('is the whole public profile', async () => {
    api.time.now = new Date('2026-11-20T12:00:00Z')
    const { status, body } = await api.get(path(restaurantId))
    api.time.now = null
    expect(status).toBe(200)
    expect(restaurant.parse(body)).toMatchObject({
      restaurantId,
      restaurantName: 'Casa Prueba',
      location: { type: 'Point', coordinates: [-3.7074, 40.4155] },
      restaurantLocation: { Address: 'Plaza Mayor, 1', city: 'Madrid', postcode: '28012', country: 'España' },
      cuisineType: ['Asador', 'Española'],
      restaurantServices: ['Terraza', 'Wifi'],
      instagram: 'casaprueba',
      facebook: '',
      contactNumber: '910000000',
      logoFilePath: '/files/logo.webp',
      additionalMenuUrl: '/files/full.pdf',
      profileImages: [{ url: '/files/first.webp' }, { url: '/files/second.webp' }],
      cartas: [{ name: 'Carta', type: 'pdf' }],
      specialMenus: [{ name: 'Setas' }, { name: 'Nochevieja', endDate: null, expiresAt: null }],
      verified: true,
    })
  })

  test('has all seven days, past midnight and round the clock', async () => {
    const { schedule } = restaurant.parse((await api.get(path(restaurantId))).body)
    expect(schedule.map(({ id, name }) => `${id} ${name}`).join()).toMatch(/^1 Monday,.*,7 Sunday$/)
    expect(schedule).toMatchObject([
      { esName: 'Lunes', option: 'open', start: '13:00', end: '16:00', start_2: '', end_2: '' },
      { option: 'close', start: '', end: '' },
      { esName: 'Miércoles', option: 'close' },
      { option: 'close' },
      { option: 'open', start: '13:00', end: '16:00', start_2: '20:00', end_2: '02:00' },
      { option: 'open', start: '12:00', end: '24:00' },
      { option: 'open', start: '24H', end: '' },
    ])
  })

  test('says what its pictures look like before they come, also those of the demo', async () => {
    const blurDataUrl = 'data:image/webp;base64,UklGRj4AAABXRUJQ'
    const size = { width: 640, height: 480 }
    const demo = '/files/demo-foto-paella/1280.webp'
    const url = await uploadFile(api.db, owner.ownerId)
    await api.db
      .update(files)
      .set({ ...size, blurDataUrl })
      .where(eq(files.url, url))
    const house = await api.owner({}, { headerImageUrl: url })
    await api.db.insert(restaurantImages).values({ restaurantId: house.restaurantId, position: 0, url: demo })
    const { pictures } = restaurant.parse((await api.get(path(house.restaurantId))).body)
    expect(pictures).toEqual({ [url]: { ...size, blurDataUrl }, [demo]: demoPictures.get(demo) })
  })

  test("holds nothing of the owner's", async () => {
    const { body } = await api.get(path(restaurantId))
    const text = JSON.stringify(body)
    expect(text).not.toContain(owner.ownerId)
    expect(text).not.toContain(owner.email)
    const onlyInDoubt = 'mayHaveChanged'
    expect(Object.keys(restaurant.shape).toSorted()).toEqual(
      [...Object.keys(Object(body)), onlyInDoubt].toSorted(),
    )
  })

  test.each(['000000000000', 'zzzzzzzzzzzz', 'short', 'ABCDEFGHJKMN', '665f1c2ab7e4d90012ac1001'])(
    'of an unknown %s is a 404',
    async (id) => {
      expect(await api.get(path(id))).toMatchObject({
        status: 404,
        body: { error: { reason: 'restaurant' } },
      })
    },
  )

  test.each(['a_b', 'a.b', 'x'.repeat(65), '%00'])('of a malformed %s is a 400', async (id) => {
    expect(await api.get(path(id))).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } })
  })

  test.each([
    ['without a name', { name: '' }],
    ['without a place', { lat: null, lon: null }],
    ['refused', { verification: 'rejected' as const }],
    ['gone', { deletedAt: new Date() }],
  ])('is not public %s', async (_, fields) => {
    const hidden = await api.owner({}, fields)
    expect(await api.get(path(hidden.restaurantId))).toMatchObject({ status: 404 })
  })
})
