import { expect, it } from 'vitest'
import { areaHref } from '@/lib/search/area-href'

const place = { name: 'Sol, Madrid', lat: 40.41681, lon: -3.70379 }
const around = 'lat=40.4168&lon=-3.7038&place=Sol%2C%20Madrid'

it.each([
  [0.2, '', `${around}&km=1`],
  [3.2, 'q=paella&page=3&lat=1&lon=2&place=x', `${around}&q=paella&km=4`],
  [35, 'open=1&km=5', `${around}&open=1`],
])('%d km around, from «%s»', (km, current, query) => {
  expect(areaHref(place, km, '/restaurant/search/menu', current)).toBe(`/restaurant/search/menu?${query}`)
})
