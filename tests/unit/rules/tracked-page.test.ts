import { describe, expect, test } from 'vitest'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { trackedAction, trackedPage } from '@/contract/rules/profile/tracked-page'

const restaurantId = '0123456789ab'
const profile = profilePath({ restaurantId, restaurantName: 'Casa Lucio / Bar' })

describe('a page is counted as', () => {
  test.each([
    ['/', 'Home'],
    ['/restaurant/search', 'SearchMenu'],
    ['/restaurant/search/', 'SearchMenu'],
    ['/restaurant/search/restaurant', 'SearchRestaurant'],
    ['/menu-del-dia/madrid', 'CityMenus'],
    ['/menu-del-dia/madrid/asador', 'CityMenus'],
    ['/faqs', 'Faqs'],
    [profile, `RestaurantProfile/${restaurantId}`],
    [`${profile}/2025-11-20`, `RestaurantProfile/${restaurantId}`],
    [`/restaurant/profile/${restaurantId}`, `RestaurantProfile/${restaurantId}`],
    [`${profile}#call`, `RestaurantProfile/${restaurantId}/call`],
    [`${profile}/2025-11-20#share`, `RestaurantProfile/${restaurantId}/share`],
  ])('%s → %s', (pathname, name) => {
    expect(trackedPage(pathname)).toBe(name)
  })

  test.each([
    '',
    'home',
    '/wizard',
    '/api/track',
    `/restaurant/profile/edit/${restaurantId}_Casa`,
    '/restaurant/profile/NOT.AN.ID_Casa',
    '/restaurant/profile/%E0%A4%A',
    '/menu-del-dia/a/b/c/d',
    '/verify-email',
    '/faqs#call',
    '#call',
    `${profile}#view`,
    `${profile}#visit`,
    `${profile}#`,
    'x'.repeat(10_000),
  ])('nothing: %s', (pathname) => {
    expect(trackedPage(pathname)).toBeNull()
  })
})

test("a profile names its restaurant and what was done there, another page nobody's", () => {
  const named = (address: string) => trackedAction(trackedPage(address) ?? '')
  expect(named(profile)).toEqual({ restaurantId, action: 'view' })
  expect(named(`${profile}#directions`)).toEqual({ restaurantId, action: 'directions' })
  expect(trackedAction('Home')).toBeNull()
  expect(trackedAction('RestaurantProfile/../x')).toBeNull()
  expect(trackedAction(`RestaurantProfile/${restaurantId}/visit`)).toBeNull()
  expect(trackedAction(`RestaurantProfile/${restaurantId}/call/call`)).toBeNull()
})
