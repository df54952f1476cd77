import { expect, it } from 'vitest'
import { placeHref } from '@/lib/search/place-href'

const sol = { name: 'Sol, Madrid', lat: 40.41684321, lon: -3.70379 }

it('rounds the point and names the place', () => {
  expect(placeHref(sol)).toBe('/restaurant/search/menu?lat=40.4168&lon=-3.7038&place=Sol%2C%20Madrid')
})

it('leaves a place without a point to be looked up', () => {
  expect(placeHref({ name: 'A Coruña & más' })).toBe(
    '/restaurant/search/menu?place=A%20Coru%C3%B1a%20%26%20m%C3%A1s',
  )
})

it('keeps the filters of the page it stands on, but neither its place nor its page', () => {
  const current = '?lat=1&lon=2&place=Otro&q=gazpacho&cuisine=India&cuisine=China&page=3'
  expect(placeHref(sol, '/restaurant/search/restaurant', current)).toBe(
    '/restaurant/search/restaurant?lat=40.4168&lon=-3.7038&place=Sol%2C%20Madrid&q=gazpacho&cuisine=India&cuisine=China',
  )
})
