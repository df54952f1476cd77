import { describe, expect, test } from 'vitest'
import { profileComparison, profileSchema, savedOf } from '@/components/profile/editor/profile-draft'
import type { ProfileValues } from '@/components/profile/values'
import { clashes } from '@/components/ui/draft/comparison'
import { profileSheet } from '@/contract/entities/profile-sheet'

const empty = {
  ...{ restaurantName: 'Bar', description: '', restaurantAddress: 'Calle Mayor, 1', mainArea: '', house: '' },
  ...{
    apartment: '',
    city: 'Madrid',
    state: 'Madrid',
    country: 'España',
    postcode: '28013',
    lat: 40,
    lon: -3,
  },
  ...{ cuisineType: [], restaurantServices: [], whatsappNumber1: '', whatsappNumber2: '', contactNumber: '' },
  ...{
    instagram: '',
    facebook: '',
    website: '',
    noDailyMenu: false,
    startersOption: null,
    firstCourses: null,
  },
  ...{ secondCourses: null, drinks: null, hasFullMenu: null, additionalMenuUrl: null, hasLogo: null },
  ...{ logoFilePath: null, headerImageUrl: null, images: [], days: [], cartas: [], specialMenus: [] },
}

const sheet = (version: number, fields: object = {}) =>
  profileSheet.parse({
    ...{ restaurantId: '0123456789ab', version, updatedAt: '2026-11-20T10:00:00Z', isPublic: true },
    fields: { ...empty, ...fields },
  })

const { compare, merge } = profileComparison
const valuesOf = (fields: object = {}) => savedOf(sheet(1, fields)).values
const base = valuesOf()
const typed = (values: Partial<ProfileValues>) => ({ ...base, ...values })

test('what differs from what came is dirty, until it is typed back', () => {
  const changed = typed({ description: 'Hola', images: ['/files/a/640.webp'] })
  expect(compare(changed, base)).toEqual(['description', 'images'])
  expect(compare({ ...changed, description: '', images: [] }, base)).toEqual([])
})

describe('a clash', () => {
  const mine = typed({ description: 'Lo mío', website: 'a.example' })

  test('is what both sides changed, to different things', () => {
    const theirs = valuesOf({ description: 'Lo suyo', instagram: 'suyo' })
    expect(clashes(compare, { base, mine, theirs })).toEqual(['description'])
  })

  test('is not what only one side changed, nor what both changed alike', () => {
    const theirs = valuesOf({ description: 'Lo mío', facebook: 'suyo' })
    expect(clashes(compare, { base, mine, theirs })).toEqual([])
  })
})

test('a merge keeps what is to be kept and takes all else as it is saved', () => {
  const theirs = valuesOf({ description: 'Lo suyo', instagram: 'suyo' })
  const merged = merge(theirs, typed({ description: 'Lo mío', website: 'a.example' }), ['website'])
  expect(merged).toMatchObject({ description: 'Lo suyo', website: 'a.example', instagram: 'suyo' })
  expect(compare(merged, theirs)).toEqual(['website'])
})

describe('what the tab kept', () => {
  const opened = valuesOf({ description: 'Lo suyo', instagram: 'suyo' })
  const { values } = profileSchema(opened)

  test('comes back as it was typed, and what it does not say is as it was opened', () => {
    const mine = typed({ description: 'A medias', specialMenus: [] })
    expect(values.parse(JSON.parse(JSON.stringify(mine)))).toEqual(mine)
    expect(values.parse({ description: 'A medias' })).toEqual({ ...opened, description: 'A medias' })
  })

  test('is left out where it is not what it should be, the rest kept', () => {
    expect(values.parse({ description: 12, website: 'a.example', drinks: 3 })).toEqual({
      ...opened,
      website: 'a.example',
    })
    expect(values.safeParse('x').success).toBe(false)
  })
})
