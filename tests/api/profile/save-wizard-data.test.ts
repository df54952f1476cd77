import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { restaurant as restaurantSchema } from '@/contract/entities/restaurant'
import { auditLog, restaurantSearch, restaurants } from '@/server/db/schema'
import { uploadFile } from '@/tests/api/profile/upload-file'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'

const telde = { city: 'Telde', state: 'Las Palmas', postcode: '35200' }
const api = await harness({
  services: {
    geocoder: {
      suggest: async () => [],
      reverse: async () => ({
        ...{ display_name: 'Telde', latitude: 28, longitude: -15.4, city: 'Telde' },
        address: { ...telde, state: 'Canarias', province: 'Las Palmas' },
      }),
    },
  },
})

let owner: TestOwner
beforeEach(async () => {
  owner = await api.owner(
    {},
    { name: '', address: '', city: '', state: '', postcode: '', lat: null, lon: null },
  )
  api.time.now = new Date('2026-11-20T11:00:00Z')
})
afterEach(() => {
  api.time.now = null
})

const save = (body: object, who = owner) =>
  api.as(who).post('/api/wizard/saveWizardData', { ownerId: who.ownerId, ...body })
const shown = async () =>
  restaurantSchema.parse((await api.get(`/api/owner/restaurant/${owner.restaurantId}`)).body)
const stored = async ({ restaurantId } = owner) => {
  const [row] = await api.db.select().from(restaurants).where(eq(restaurants.id, restaurantId))
  return row
}

const upload = (who: TestOwner, extension?: 'webp' | 'pdf') => uploadFile(api.db, who.ownerId, extension)

const day = (id: string, times: object) => ({ id, name: '', esName: '', option: 'open_1', ...times })

const whole = {
  ...{ lat: 37.3886, lon: -5.9953, restaurantName: ' Casa Curro ', description: 'Cocina de barrio.' },
  ...{ restaurantAddress: 'Calle Sierpes, 1', city: 'Sevilla', state: 'Andalucía', country: 'España' },
  ...{ postcode: '41004', cuisineType: ['Asador', 'Española'], restaurantServices: ['Terraza', 'Wifi'] },
  ...{ whatsappNumber1: '600 11 22 33', whatsappNumber2: '', contactNumber: '0034 954-22.33.44' },
  ...{ instagram: 'https://www.instagram.com/casacurro/?hl=es', facebook: '@casa.curro' },
  ...{ website: 'casacurro.example/carta', drinks: 'Vino o agua' },
  ...{ startersOption: '1-2', firstCourses: 'more-2', secondCourses: 'no' },
}

describe('POST /api/wizard/saveWizardData', () => {
  test('takes the whole wizard, and the profile is there for everybody', async () => {
    const [logo, header, first, second] = await Promise.all([1, 2, 3, 4].map(() => upload(owner)))
    const carta = await upload(owner, 'pdf')
    const reply = await save({
      ...whole,
      ...{
        noDailyMenu: false,
        hasLogo: 'yes',
        hasLogoPath: logo,
        specialImage: header,
        images: [second, '', first],
      },
      days: [
        day('1', { start: '13:00', end: '16:00' }),
        day('5', { option: 'open', start: '13:00', end: '16:00', start_2: '20:00', end_2: '02:00' }),
        day('6', { option: 'open', start: '24H' }),
        day('7', { start: '13:00', end: '' }),
      ],
      cartas: [{ url: carta, name: 'Carta de verano', type: 'pdf', uploadedAt: '2026-11-20T10:00:00Z' }],
      specialMenus: [{ url: carta, name: 'Navidad', startDate: '2026-12-01', endDate: '2027-01-06' }],
    })
    expect(reply).toMatchObject({ status: 200, body: { success: true, restaurantId: owner.restaurantId } })
    const profile = await shown()
    expect(profile).toMatchObject({
      ...{
        restaurantName: 'Casa Curro',
        description: 'Cocina de barrio.',
        cuisineType: ['Asador', 'Española'],
      },
      location: { coordinates: [-5.9953, 37.3886] },
      restaurantLocation: { Address: 'Calle Sierpes, 1', city: 'Sevilla', postcode: '41004' },
      ...{ whatsappNumber1: '600112233', whatsappNumber2: '', contactNumber: '954223344' },
      ...{ instagram: 'casacurro', facebook: 'casa.curro', website: 'casacurro.example/carta' },
      ...{ startersOption: '1-2', firstCourses: 'more-2', secondCourses: 'no', drinks: 'Vino o agua' },
      ...{ hasLogo: 'yes', logoFilePath: logo, headerImageUrl: header },
      profileImages: [{ url: second }, { url: first }],
      cartas: [{ url: carta, name: 'Carta de verano', type: 'pdf' }],
      specialMenus: [{ name: 'Navidad', endDate: '2027-01-06', expiresAt: '2027-01-06T23:00:00.000Z' }],
    })
    expect(profile.schedule).toMatchObject([
      { option: 'open', start: '13:00', end: '16:00' },
      ...[{ option: 'close' }, { option: 'close' }, { option: 'close' }],
      { option: 'open', start_2: '20:00', end_2: '02:00' },
      { option: 'open', start: '24H' },
      { option: 'close' },
    ])
  })

  test('is found by a search, written down and told to the web', async () => {
    await save(whole)
    expect(await api.db.$count(restaurantSearch, eq(restaurantSearch.restaurantId, owner.restaurantId))).toBe(
      1,
    )
    const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.entityId, owner.restaurantId))
    expect(entry).toMatchObject({ actorId: owner.ownerId, action: 'restaurant.wizard-saved' })
    expect(JSON.stringify(entry?.details)).not.toContain('Curro')
    expect(api.expired).toContainEqual({
      restaurantId: owner.restaurantId,
      lat: 37.3886,
      lon: -5.9953,
      city: 'Sevilla',
    })
  })

  test('takes only ownerId and restaurantName, as the chatbot step sends them', async () => {
    expect(await save({ restaurantName: 'Bar Pepe' })).toMatchObject({ status: 200 })
    expect(await stored()).toMatchObject({ name: 'Bar Pepe', description: 'Cocina de mercado.', version: 2 })
  })

  test('takes a draft: what is absent, or a name left empty, stays as it was', async () => {
    await save(whole)
    expect(
      await save({ restaurantName: '', description: '', hasLogo: '', startersOption: null }),
    ).toMatchObject({
      status: 200,
    })
    expect(await shown()).toMatchObject({
      ...{ restaurantName: 'Casa Curro', description: '', startersOption: null },
      ...{ firstCourses: 'more-2', instagram: 'casacurro' },
    })
  })

  test("knows the fields by their drafts' names too", async () => {
    const url = await upload(owner)
    await save({
      ...{ lng: -15.43, latitude: 28.12, dailyMenu: true, starters: '1-2', hasFullMenuPath: url },
    })
    expect(await stored()).toMatchObject({
      ...{ lat: 28.12, lon: -15.43, timeZone: 'Atlantic/Canary', city: 'Telde', postcode: '35200' },
      ...{ noDailyMenu: true, startersOption: '1-2', fullMenuUrl: url, hasFullMenu: true },
    })
  })

  test('shows no logo to whom has none', async () => {
    const url = await upload(owner)
    await save({ ...whole, hasLogo: 'yes', hasLogoPath: url })
    await save({ hasLogo: 'yesLater', hasLogoPath: url })
    expect(await stored()).toMatchObject({ hasLogo: 'yesLater', logoUrl: null })
  })

  test.each([
    [{ cuisineType: ['Asador', 'China', 'India'] }, { cuisineType: 'too-big' }],
    [{ cuisineType: ['Pizza'] }, { 'cuisineType.0': 'value' }],
    [{ images: ['/1', '/2', '/3', '/4', '/5', '/6', '/7'] }, { images: 'too-big' }],
    [{ whatsappNumber1: '12345' }, { whatsappNumber1: 'phone' }],
    [{ contactNumber: 'llámame' }, { contactNumber: 'phone' }],
    [{ website: 'javascript:alert(1)' }, { website: 'url' }],
    [{ restaurantName: 'x'.repeat(201) }, { restaurantName: 'too-long' }],
    [{ lat: 51.5, lon: -0.1 }, { lat: 'outside-spain' }],
    [{ lat: 40.4, lon: null }, { lon: 'required' }],
    [{ days: [day('1', { start: '13:10', end: '16:00' })] }, { 'days.0.start': 'slot' }],
    [
      {
        days: [
          day('2', { option: 'open_2', start: '13:00', end: '16:00', start_2: '15:00', end_2: '18:00' }),
        ],
      },
      { 'days.1.start_2': 'before-end' },
    ],
    [{ days: [day('1', {}), day('1', {})] }, { days: 'twice' }],
    [{ logoFilePath: '/files/nobody/640.webp' }, { logoFilePath: 'unknown-file' }],
    [{ cartas: [{ url: '' }] }, { 'cartas.0.url': 'required' }],
    [
      { specialMenus: [{ url: '/x', name: 'A', startDate: '2026-12-02', endDate: '2026-12-01' }] },
      { 'specialMenus.0.endDate': 'before-start' },
    ],
  ])('refuses what is wrong, field by field, and saves nothing: %#', async (body, fields) => {
    expect(await save({ ...whole, ...body })).toMatchObject({
      status: 400,
      body: { error: { reason: 'validation', fields } },
    })
    expect(await stored()).toMatchObject({ name: '', version: 1 })
  })

  test("refuses another owner's file, and a document where a picture belongs", async () => {
    const other = await api.owner()
    const theirs = await upload(other)
    const pdf = await upload(owner, 'pdf')
    expect(await save({ headerImageUrl: theirs })).toMatchObject({
      status: 400,
      body: { error: { fields: { headerImageUrl: 'unknown-file' } } },
    })
    expect(await save({ images: [pdf] })).toMatchObject({
      status: 400,
      body: { error: { fields: { 'images.0': 'not-an-image' } } },
    })
  })

  test("cannot touch another owner's restaurant", async () => {
    const other = await api.owner()
    const reply = await api.as(other).post('/api/wizard/saveWizardData', { ...whole, ownerId: owner.ownerId })
    expect(reply).toMatchObject({ status: 404 })
    expect(await stored()).toMatchObject({ name: '', version: 1 })
  })

  test('needs a session and a restaurant', async () => {
    expect(await api.post('/api/wizard/saveWizardData', { ...whole, ownerId: owner.ownerId })).toMatchObject({
      status: 401,
    })
    expect(await save(whole, await api.owner({}, null))).toMatchObject({ status: 404 })
  })

  test('keeps every letter there is, and markup as text', async () => {
    const name = '<script>alert(1)</script> Ñandú & Cía 🍤 日本'
    await save({ ...whole, restaurantName: name })
    expect(await shown()).toMatchObject({ restaurantName: name })
  })
})
