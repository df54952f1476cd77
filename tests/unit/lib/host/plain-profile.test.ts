import { expect, test } from 'vitest'
import { profileSheet } from '@/contract/entities/profile-sheet'
import { fileType } from '@/contract/rules/files/file-type'
import { env } from '@/lib/env'
import { plainProfile } from '@/lib/host/plain/profile'
import { wizardPayloadOf } from '@/lib/host/plain/wizard-payload'

const host = env().API_URL
const now = new Date('2026-03-02T10:00:00Z')

test('of a restaurant only what can be read is taken, each field by itself', () => {
  const read = plainProfile.parse({
    restaurantId: 17,
    restaurantName: ' Casa Ñ ',
    description: null,
    cuisineType: ['Española', 'Marciana', 'Italiana', 'China'],
    restaurantServices: 'Terraza',
    location: { type: 'Point', coordinates: ['-3.7', 40.4] },
    days: [{ id: '1', option: 'open_1', start: '13:00', end: '16:00' }, { id: '9' }],
    schedule: [],
    specialMenus: [{ url: '/a.pdf', name: 'Navidad', startDate: '2026-12-01T00:00:00Z', endDate: null }, {}],
    cartas: [{ url: 'https://x.example/b.png', name: 'Carta' }],
    distance: '1.5',
    __v: 3,
  })
  expect(read).toMatchObject({
    ...{ restaurantId: '17', restaurantName: 'Casa Ñ', description: '', restaurantServices: [] },
    cuisineType: ['Española', 'Italiana'],
    location: { lat: 40.4, lon: -3.7 },
    schedule: [{ id: '1', option: 'open_1', start: '13:00', end: '16:00' }],
    specialMenus: [{ name: 'Navidad', startDate: '2026-12-01', endDate: null }],
    cartas: [{ type: fileType('b.png'), name: 'Carta' }],
    distance: 1.5,
  })
})

test('nothing at all is a restaurant without anything', () => {
  expect(plainProfile.parse({})).toMatchObject({ restaurantName: '', location: null, schedule: [] })
})

test('a save sends the whole of it, with what has changed, under the common names', () => {
  const { location: _, ...profile } = plainProfile.parse({ restaurantName: 'Casa Ñ', instagram: 'casa' })
  const saved = profileSheet.shape.fields.parse({
    ...{ ...profile, restaurantAddress: 'Mayor, 1', mainArea: '', house: '', apartment: '' },
    ...{ city: '', state: '', country: '', postcode: '', lat: 40, lon: -3, hasFullMenu: null },
    ...{ images: ['/files/one.webp'], days: [] },
  })
  const payload = wizardPayloadOf(
    saved,
    { description: 'Nueva', instagram: undefined, cartas: [{ url: '/files/c.pdf', name: 'Carta' }] },
    now,
  )
  expect(payload).toMatchObject({
    ...{ restaurantName: 'Casa Ñ', instagram: 'casa', description: 'Nueva', hasLogo: 'no', lat: 40 },
    ...{ restaurantAddress: 'Mayor, 1', startersOption: '', drinks: '', hasLogoPath: '', specialImage: '' },
    images: [`${host}/files/one.webp`],
    cartas: [{ url: `${host}/files/c.pdf`, name: 'Carta', type: 'pdf', uploadedAt: now.toISOString() }],
  })
  expect(payload).not.toHaveProperty('mainArea')
})
