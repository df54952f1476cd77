import { expect, it } from 'vitest'
import { placeCookieValue } from '@/lib/search/place'
import { parseCachePath, searchAddress, searchCachePath } from '@/lib/search/state'

const cookie = decodeURIComponent(
  placeCookieValue({ name: 'Lavapiés, Madrid', lat: 40.40891, lon: -3.70095 }),
)

const stateBehind = (query: string, given?: string) => {
  const path = searchCachePath('/restaurant/search/menu', new URLSearchParams(query), given)
  return parseCachePath('menu', path?.split('/').at(-1) ?? '')
}

it('reads words in the language of the address: in Galician, «no» is «en o»', () => {
  const asked = new URLSearchParams('q=sopa no peixe')
  expect(searchCachePath('/gl/restaurant/search/menu', asked)).toContain('q%3Dsopa%2Bno%2Bpeixe')
  expect(searchCachePath('/restaurant/search/menu', asked)).toContain('without')
  expect(searchAddress('/gl/restaurant/search/menu', asked)).toContain('q=sopa+no+peixe')
})

it('looks from the cookie’s place when the address names none', () => {
  const place = { lat: 40.409, lon: -3.701, place: 'Lavapiés, Madrid' }
  expect(stateBehind('', cookie)).toMatchObject(place)
  expect(stateBehind('q=paella&open=1', cookie)).toMatchObject({ ...place, q: 'paella', open: true })
})

it('is the very entry of the same question with the place in its address', () => {
  const asked = new URLSearchParams({ lat: '40.4089', lon: '-3.701', place: 'Lavapiés, Madrid', km: '5' })
  expect(searchCachePath('/restaurant/search', new URLSearchParams('km=5'), cookie)).toBe(
    searchCachePath('/restaurant/search', asked),
  )
})

it.each([
  ['place=Sevilla', { place: 'Sevilla' }],
  ['lat=37.39&lon=-5.99', { lat: 37.39, lon: -5.99, place: '' }],
])('the address goes before the cookie: %s', (query, expected) => {
  expect(stateBehind(query, cookie)).toEqual({ ...stateBehind(''), ...expected })
})

it.each(['', 'nonsense', 'lat=900&lon=1&place=x', 'lat=1&lon=2', 'place=Sol', 'q=x&open=1', '%%%'])(
  'takes nothing from a cookie like «%s»',
  (given) => expect(stateBehind('', given)).toEqual(stateBehind('')),
)

it('takes a place alone from the cookie, and no filter', () => {
  expect(stateBehind('', `${cookie}&open=1&q=x&page=7`)).toEqual(stateBehind('', cookie))
})
