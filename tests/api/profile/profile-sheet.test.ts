import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { profileSheet } from '@/contract/entities/profile-sheet'
import { errorEnvelope } from '@/contract/errors'
import { auditLog, openingHours, restaurantImages, restaurants } from '@/server/db/schema'
import { refreshSearchRows } from '@/server/modules/search'
import { uploadFile } from '@/tests/api/profile/upload-file'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'

const api = await harness()

let owner: TestOwner
beforeEach(async () => {
  owner = await api.owner({}, { instagram: 'antes', logoUrl: '/files/demo-logo-1/320.webp', hasLogo: 'yes' })
})

const path = ({ restaurantId } = owner) => `/api/profile/restaurants/${restaurantId}`
const read = async () => profileSheet.parse((await api.as(owner).get(path())).body)
const save = (version: number, changes: object) => api.as(owner).patch(path(), { version, changes })

describe('GET /api/profile/restaurants/:restaurantId', () => {
  test('has every field, and whether anybody else sees it', async () => {
    const sheet = await read()
    expect(sheet).toMatchObject({ restaurantId: owner.restaurantId, version: 1, isPublic: true })
    expect(sheet.fields).toMatchObject({
      ...{ restaurantName: 'Casa Prueba', restaurantAddress: 'Plaza Mayor, 1', city: 'Madrid', lat: 40.4155 },
      ...{ whatsappNumber1: '', hasLogo: 'yes', startersOption: null, cartas: [], images: [] },
    })
    expect(sheet.fields.days).toHaveLength(7)
  })

  test('has special menus that are over too: the owner may take them away', async () => {
    const url = await uploadFile(api.db, owner.ownerId, 'pdf')
    const over = { url, name: 'Verano', startDate: '2024-06-01', endDate: '2024-08-31' }
    await save(1, { specialMenus: [over] })
    expect((await read()).fields.specialMenus).toMatchObject([over])
  })

  test('says in which language the house writes, unless it is Castilian', async () => {
    expect(await read()).not.toHaveProperty('writtenIn')
    await api.db.transaction((tx) => refreshSearchRows(tx, [owner.restaurantId]))
    const items = ['Oilasko errea', 'Arraina plantxan'].map((name) => ({ name }))
    await api.as(owner).post('/api/menus', { price: 12, categories: [{ name: 'Primeros', items }] })
    expect(await read()).toMatchObject({ writtenIn: 'eu' })
  })

  test("another owner's does not exist, and nobody's needs a session", async () => {
    const other = await api.owner()
    expect(await api.as(owner).get(path(other))).toMatchObject({ status: 404 })
    expect(await api.get(path())).toMatchObject({ status: 401 })
  })

  test('of a restaurant without name or place is nobody else’s yet', async () => {
    owner = await api.owner({}, { name: '', lat: null, lon: null })
    expect(await read()).toMatchObject({ isPublic: false, fields: { restaurantName: '', lat: null } })
  })
})

describe('PATCH /api/profile/restaurants/:restaurantId', () => {
  test('saves what changed and leaves the rest', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => uploadFile(api.db, owner.ownerId)))
    const reply = await save(1, {
      ...{ description: 'Nueva', instagram: '', images: [first, second], website: 'www.casaprueba.example' },
      days: [{ id: '3', option: 'open_1', start: '09:00', end: '17:30' }],
    })
    expect(reply.status).toBe(200)
    const saved = profileSheet.parse(reply.body)
    expect(saved).toEqual(await read())
    expect(saved).toMatchObject({
      version: 2,
      fields: {
        ...{ restaurantName: 'Casa Prueba', description: 'Nueva', instagram: '', images: [first, second] },
        ...{ logoFilePath: '/files/demo-logo-1/320.webp', hasLogo: 'yes' },
      },
    })
    const [before] = await api.db
      .select()
      .from(restaurantImages)
      .where(eq(restaurantImages.url, second ?? ''))
    await save(2, { images: [second] })
    const [after] = await api.db
      .select()
      .from(restaurantImages)
      .where(eq(restaurantImages.url, second ?? ''))
    expect(after).toMatchObject({ id: before?.id, position: 0 })
  })

  test('is on the public profile at once, in the log of changes, and the web is told of both places', async () => {
    api.expired.length = 0
    await save(1, { restaurantName: 'Casa Nueva', lat: 41.3874, lon: 2.1686, city: 'Barcelona' })
    expect(await api.get(`/api/owner/restaurant/${owner.restaurantId}`)).toMatchObject({
      body: { restaurantName: 'Casa Nueva', location: { coordinates: [2.1686, 41.3874] } },
    })
    expect(api.expired).toMatchObject([{ city: 'Madrid' }, { city: 'Barcelona', lat: 41.3874 }])
    const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.entityId, owner.restaurantId))
    expect(entry).toMatchObject({
      action: 'restaurant.edited',
      details: { fields: ['restaurantName', 'city', 'lat', 'lon'], version: 2 },
    })
  })

  test('from an older version changes nothing and says how things are', async () => {
    await save(1, { description: 'La de otra pestaña' })
    const reply = await save(1, { description: 'La mía', instagram: 'mio' })
    expect(reply).toMatchObject({ status: 409, body: { error: { code: 'conflict', reason: 'version' } } })
    const { error } = errorEnvelope.parse(reply.body)
    expect(profileSheet.parse(error.current)).toEqual(await read())
    expect(await read()).toMatchObject({
      version: 2,
      fields: { description: 'La de otra pestaña', instagram: 'antes' },
    })
  })

  test('of two at once lets one through', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map((n) => save(1, { description: `Número ${n}` })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test.each([
    [{ changes: {} }, { version: 'required' }],
    [{ version: 1 }, { changes: 'required' }],
    [
      { version: 1, changes: { cuisineType: ['Asador', 'China', 'India'] } },
      { 'changes.cuisineType': 'too-big' },
    ],
    [{ version: 1, changes: { website: 'ni idea' } }, { 'changes.website': 'url' }],
    [{ version: 1, changes: { whatsappNumber1: '123' } }, { 'changes.whatsappNumber1': 'phone' }],
  ])('refuses what is wrong, field by field: %#', async (body, fields) => {
    expect(await api.as(owner).patch(path(), body)).toMatchObject({
      status: 400,
      body: { error: { fields } },
    })
    expect(await read()).toMatchObject({ version: 1 })
  })

  test("cannot touch another owner's, nor show their files", async () => {
    const other = await api.owner()
    const theirs = await uploadFile(api.db, other.ownerId)
    const changes = { description: 'Hola' }
    expect(await api.as(owner).patch(path(other), { version: 1, changes })).toMatchObject({ status: 404 })
    expect(await api.patch(path(), { version: 1, changes })).toMatchObject({ status: 401 })
    expect(await save(1, { logoFilePath: theirs })).toMatchObject({
      status: 400,
      body: { error: { fields: { logoFilePath: 'unknown-file' } } },
    })
    const rows = await api.db.select().from(restaurants).where(eq(restaurants.id, other.restaurantId))
    expect(rows).toMatchObject([{ version: 1, description: 'Cocina de mercado.' }])
  })

  test('closes a day that is not named', async () => {
    await save(1, { days: [{ id: '1', option: 'open', start: '24H' }] })
    await save(2, { days: [{ id: '2', option: 'open_1', start: '20:00', end: '02:00' }] })
    const rows = await api.db
      .select()
      .from(openingHours)
      .where(eq(openingHours.restaurantId, owner.restaurantId))
    expect(rows).toMatchObject([{ weekday: 2, startMinute: 1200, endMinute: 1560 }])
  })
})

describe('GET /api/profile/editDetails/:ownerId', () => {
  test('has the person and the profile', async () => {
    expect(await api.as(owner).get(`/api/profile/editDetails/${owner.ownerId}`)).toMatchObject({
      status: 200,
      body: {
        ownerData: { firstName: 'Ana', lastName: 'Prueba', email: owner.email },
        restaurantData: {
          ...{ ownerId: owner.ownerId, phoneNumber: null, restaurantId: owner.restaurantId },
          ...{ restaurantName: 'Casa Prueba', instagram: 'antes', noDailyMenu: false },
          restaurantLocation: { Address: 'Plaza Mayor, 1' },
        },
      },
    })
  })

  test('answers who has no name for it yet', async () => {
    const nameless = await api.owner({}, { name: '', lat: null, lon: null })
    expect(await api.as(nameless).get(`/api/profile/editDetails/${nameless.ownerId}`)).toMatchObject({
      status: 200,
      body: { restaurantData: { restaurantName: '' } },
    })
  })
})
