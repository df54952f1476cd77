import { expect, it } from 'vitest'
import { keptKey } from '@/lib/front/kept-key'

it('knows no parameters but a search’s', () => {
  expect(keptKey('/contacta?utm_source=x&y=1')).toBe('/contacta')
  const plain = keptKey('/restaurant/search/menu?q=paella&open=1')
  expect(keptKey('/restaurant/search/menu?open=1&fbclid=z&q=paella')).toBe(plain)
  expect(keptKey('/restaurant/search/menu?q=pulpo&open=1')).not.toBe(plain)
})

it('tells apart what a cache on the way may keep', () => {
  expect(keptKey('/restaurant/search/menu?place=')).not.toBe(keptKey('/restaurant/search/menu'))
})
