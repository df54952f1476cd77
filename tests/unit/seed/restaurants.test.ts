import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { cuisines, maxCuisines, services } from '@/contract/entities/lists'
import { spain } from '@/contract/entities/place'
import { distanceKm } from '@/contract/geography'
import { placeSlug } from '@/contract/rules/place/place-slug'
import { regionOf } from '@/contract/rules/place/region'
import { parseProfileSlug, profileSlug } from '@/contract/rules/profile/profile-slug'
import { websiteUrl } from '@/contract/rules/profile/web-addresses'
import { rowsOf } from '@/server/db/places/load-places'
import { cities } from '@/server/db/seed/data/cities'
import { demoOwner } from '@/server/db/seed/demo-data'
import { generateRestaurants } from '@/server/db/seed/generate/restaurants'

const houses = generateRestaurants()
const [own] = houses
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const unique = (values: readonly unknown[]) => new Set(values).size

describe('the generator', () => {
  test('makes the same 600 for the same seed, others for another', () => {
    expect(houses).toHaveLength(600)
    expect(hash(generateRestaurants())).toBe(hash(houses))
    expect(hash(generateRestaurants('another'))).not.toBe(hash(houses))
  })

  test('gives each its own id, owner, e-mail and name', () => {
    for (const of of [
      houses.map(({ id }) => id),
      houses.map(({ owner }) => owner.id),
      houses.map(({ owner }) => owner.email),
      houses.map(({ name }) => name),
    ])
      expect(unique(of)).toBe(houses.length)
  })

  test('leaves no cuisine, service or city out', () => {
    expect(unique(houses.flatMap((house) => house.cuisines))).toBe(cuisines.length)
    expect(unique(houses.flatMap((house) => house.services))).toBe(services.length)
    expect(unique(houses.map(({ city }) => city.name))).toBe(cities.length)
    expect(cities.length).toBeGreaterThanOrEqual(30)
  })

  test('names the province as the gazetteer does, whose names the address picker writes', async () => {
    const tsv = gunzipSync(await readFile('server/db/places/places-es.tsv.gz')).toString()
    const towns = rowsOf(tsv).filter(({ kind }) => kind === 'municipality')
    for (const { name, state } of cities)
      expect(
        towns.filter((town) => placeSlug(town.name) === placeSlug(name)).map(({ province }) => province),
        name,
      ).toContain(state)
  })

  test('has houses open all night, past midnight, by halves of the day and closed on Mondays', () => {
    const days = houses.flatMap((house) => house.days)
    expect(days).toContain('round-the-clock')
    expect(days.some((day) => day !== null && day !== 'round-the-clock' && day.start2 !== undefined)).toBe(
      true,
    )
    expect(
      days.some((day) => day !== null && day !== 'round-the-clock' && (day.end2 ?? day.end) > 1440),
    ).toBe(true)
    expect(houses.some((house) => house.days[0] === null)).toBe(true)
  })
})

describe('every one of them', () => {
  test('stands in its city, in the time of its islands', () => {
    for (const { name, lat, lon, city, postcode } of houses) {
      expect(lat > spain.south && lat < spain.north && lon > spain.west && lon < spain.east, name).toBe(true)
      const nearest = Math.min(
        ...city.spots.map(([, , y, x]) => distanceKm({ lat, lon }, { lat: y, lon: x })),
      )
      expect(nearest, name).toBeLessThan(0.17)
      expect(city.timeZone, name).toBe(
        regionOf({ ...city, postcode }) === 'CN' ? 'Atlantic/Canary' : 'Europe/Madrid',
      )
      expect(postcode, name).toMatch(/^\d{5}$/)
    }
  })

  test('can be reached by nobody real', () => {
    for (const { name, contact, owner } of houses) {
      const { contactNumber, whatsappNumber1, whatsappNumber2, website, instagram, facebook } = contact
      for (const number of [contactNumber, whatsappNumber1, whatsappNumber2, owner.phoneNumber])
        if (number !== null) expect(number, name).toMatch(/^(99|79)\d{7}$/)
      expect(owner.email, name).toMatch(/^[a-z0-9]+@[a-z0-9]+\.example$/)
      if (website)
        expect(new URL(websiteUrl(website) ?? '').hostname, name).toMatch(/^www\.[a-z0-9]+\.example$/)
      for (const handle of [instagram, facebook])
        if (handle) expect(handle, name).toMatch(/^[a-z0-9]{1,24}\.demo$/)
    }
  })

  test('says what it is in whole sentences', () => {
    for (const { id, name, description, cuisines: kinds } of houses) {
      expect(name.length, name).toBeLessThan(60)
      expect(parseProfileSlug(profileSlug({ restaurantId: id, restaurantName: name })), name).toBe(id)
      expect(description, name).toMatch(/^[¿¡A-ZÁÉÍÓÚÑ].*[.!?]$/s)
      expect(description, name).not.toMatch(/[{}]|undefined| {2}| de el | a el /)
      expect(unique(kinds), name).toBe(kinds.length)
      expect(kinds.length, name).toBeLessThanOrEqual(maxCuisines)
    }
  })

  test('keeps hours the picker knows', () => {
    for (const { name, days } of houses) {
      expect(days, name).toHaveLength(7)
      expect(days.some(Boolean), name).toBe(true)
      for (const day of days) {
        if (day === null || day === 'round-the-clock') continue
        const times = [day.start, day.end, ...(day.start2 === undefined ? [] : [day.start2, day.end2 ?? 0])]
        expect(times, name).toEqual([...times].sort((a, b) => a - b))
        expect(
          times.every((minute) => minute % 30 === 0 && minute <= 1800),
          name,
        ).toBe(true)
      }
    }
  })
})

test('the demo owner has a house in Madrid with everything in it', () => {
  expect(own?.owner.email).toBe(demoOwner.email)
  expect(own?.city.name).toBe('Madrid')
  expect(own?.pictures.header && own.pictures.logo).toBeTruthy()
  expect(own?.pictures.additional).toHaveLength(6)
  expect(own?.cartas.length).toBeGreaterThan(1)
  expect(own?.occasions.length).toBeGreaterThan(1)
  expect(own?.menu).not.toBeNull()
})
