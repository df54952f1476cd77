import { describe, expect, it } from 'vitest'
import { suggestPlaces } from '@/contract/endpoints/places'
import { getRestaurant } from '@/contract/endpoints/restaurants'
import { endpointPath } from '@/lib/endpoint/request'

describe('endpointPath', () => {
  it('fills parameters in so that none can leave its segment', () => {
    expect(endpointPath(getRestaurant, { restaurantId: '../x?y#z' }, undefined)).toBe(
      '/api/owner/restaurant/..%2Fx%3Fy%23z',
    )
  })

  it('puts the query behind', () => {
    expect(endpointPath(suggestPlaces, undefined, { savedLocation: 'A Coruña & más' })).toBe(
      '/api/nav/getPosition?savedLocation=A+Coru%C3%B1a+%26+m%C3%A1s',
    )
  })
})
