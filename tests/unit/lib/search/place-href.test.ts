import { expect, it } from 'vitest'
import { areaHref, nearText, placeHref, readNear } from '@/lib/search/place'

const sol = { name: 'Sol, Madrid', lat: 40.41684321, lon: -3.70379 }

it('rounds the point and names the place', () => {
  expect(placeHref(sol)).toBe('/restaurant/search/menu?lat=40.4168&lon=-3.7038&place=Sol%2C%20Madrid')
})

it('leaves a place without a point to be looked up', () => {
  expect(placeHref({ name: 'A Coruña & más' })).toBe(
    '/restaurant/search/menu?place=A%20Coru%C3%B1a%20%26%20m%C3%A1s',
  )
})

it('says roughly where the person was, for a name that many towns have', () => {
  const near = { lat: 43.2627, lon: -2.935 }
  expect(placeHref({ name: 'Gran Vía', near }, undefined, '?near=1,2')).toBe(
    '/restaurant/search/menu?place=Gran%20V%C3%ADa&near=43.3%2C-2.9',
  )
  expect(placeHref({ ...sol, near })).not.toContain('near')
  expect(readNear(nearText(near))).toEqual({ lat: 43.3, lon: -2.9 })
  for (const text of ['', '43.3', '43.3,-2.9,1', 'aquí', '99,1', '40,-181'])
    expect(readNear(text)).toBeUndefined()
})

it('keeps the filters of the page it stands on, but neither its place nor its page', () => {
  const current = '?lat=1&lon=2&place=Otro&q=gazpacho&cuisine=India&cuisine=China&page=3'
  expect(placeHref(sol, '/restaurant/search/restaurant', current)).toBe(
    '/restaurant/search/restaurant?lat=40.4168&lon=-3.7038&place=Sol%2C%20Madrid&q=gazpacho&cuisine=India&cuisine=China',
  )
})

const around = 'lat=40.4168&lon=-3.7038&place=Sol%2C%20Madrid'

it.each([
  [0.2, '', `${around}&km=1`],
  [3.2, 'q=paella&page=3&lat=1&lon=2&place=x', `${around}&q=paella&km=4`],
  [35, 'open=1&km=5', `${around}&open=1`],
])('%d km around, from «%s»', (km, current, query) => {
  expect(areaHref(sol, km, '/restaurant/search/menu', current)).toBe(`/restaurant/search/menu?${query}`)
})
