import { beforeAll, describe, expect, test } from 'vitest'
import { loadPlaces } from '@/server/db/places/load-places'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
beforeAll(() => loadPlaces(api.db))

const placeOf = async (lat: number, lon: number) =>
  (await api.get(`/api/nav/getAddress?lat=${lat}&lon=${lon}`)).body

const here: [what: string, lat: number, lon: number, name: string, city: string, postcode: string][] = [
  ['the Puerta del Sol', 40.4169, -3.7035, 'Sol, Madrid', 'Madrid', '28012'],
  ['the beach of Barcelona', 41.378, 2.192, 'La Barceloneta, Barcelona', 'Barcelona', '08003'],
  ['the middle of a town', 41.547, 2.108, 'Sabadell, Barcelona', 'Sabadell', '08201'],
  [
    'a town of its own in a municipality',
    27.76,
    -15.586,
    'Maspalomas, Las Palmas',
    'San Bartolomé de Tirajana',
    '35100',
  ],
  ['a beach far from its town hall', 37, -6.54, 'Almonte, Huelva', 'Almonte', '21760'],
  ['Africa’s part of Spain', 35.889, -5.316, 'Ceuta', 'Ceuta', '51001'],
  ['fields', 41.6, -2.9, 'Bayubas de Arriba, Soria', 'Bayubas de Arriba', '42366'],
  ['our side of a border river', 42.0464, -8.6444, 'Tui, Pontevedra', 'Tui', '36700'],
]

describe('the place of a point', () => {
  test('written as the smallest number there is', async () => {
    expect(await api.get('/api/nav/getAddress?lat=40.4168&lon=6e-323')).toMatchObject({ status: 200 })
  })

  test.each(here)('%s', async (_, lat, lon, name, city, postcode) => {
    const state = expect.any(String)
    expect(await placeOf(lat, lon)).toMatchObject({
      address: { display_name: name, city, address: { city, state, postcode } },
    })
  })

  test('has a province beside its region', async () => {
    expect(await placeOf(41.547, 2.108)).toMatchObject({
      address: { address: { state: 'Cataluña', province: 'Barcelona' } },
    })
  })

  test('lies near that point', async () => {
    expect(await placeOf(40.4185, -3.704)).toMatchObject({
      address: { latitude: expect.closeTo(40.42, 1), longitude: expect.closeTo(-3.7, 1) },
    })
  })

  test.each([
    ['Paris', 48.85, 2.35],
    ['Lisbon', 38.72, -9.14],
    ['Elvas, across from Badajoz', 38.88, -7.163],
    ['Valença, across from Tui', 42.03, -8.643],
    ['Hendaye, across from Irun', 43.36, -1.774],
    ['Perpignan', 42.7, 2.9],
    ['Andorra la Vella', 42.507, 1.52],
    ['Tangier', 35.77, -5.82],
    ['the open sea', 36.2, 1.5],
    ['the Gulf of Guinea', 0, 0],
    ['the South Pole', -90, 0],
  ])('%s is in no place of Spain', async (_, lat, lon) => {
    expect(await placeOf(lat, lon)).toEqual({ address: null })
  })

  test.each(['lat=91&lon=0', 'lat=abc&lon=0', 'lat=&lon=', 'lon=1', 'lat=1&lat=2&lon=0'])(
    '%s is refused',
    async (query) => {
      expect(await api.get(`/api/nav/getAddress?${query}`)).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid' } },
      })
    },
  )
})
