import { expect, it } from 'vitest'
import { askAsKept, keptKey } from '@/lib/front/kept-key'

it('knows no parameters but a search’s', () => {
  expect(keptKey('/contacta?utm_source=x&y=1')).toBe('/contacta')
  const plain = keptKey('/restaurant/search/menu?q=paella&open=1')
  expect(keptKey('/restaurant/search/menu?open=1&fbclid=z&q=paella')).toBe(plain)
  expect(keptKey('/restaurant/search/menu?q=pulpo&open=1')).not.toBe(plain)
})

it('tells apart what a cache on the way may keep', () => {
  expect(keptKey('/restaurant/search/menu?place=')).not.toBe(keptKey('/restaurant/search/menu'))
})

const kept = { isKept: () => true }
const asked = (rsc: string, question = '?secret=1') => {
  const request = { url: `/restaurant/profile/abc${question}`, method: 'GET', headers: { rsc } }
  askAsKept(request, kept)
  return request.url
}

it.each(['x', '0', '1, 1'])(
  'is asked for without parameters by whoever is not Next’s router (rsc: %s)',
  (rsc) => {
    expect(asked(rsc)).toBe('/restaurant/profile/abc')
  },
)

it('leaves the router its mark, and no other parameter', () => {
  expect(asked('1')).toBe('/restaurant/profile/abc')
  expect(asked('1', '?secret=1&_rsc=MpnzLwKNE-TcJw0f')).toBe('/restaurant/profile/abc?_rsc=MpnzLwKNE-TcJw0f')
  expect(asked('1', '?_rsc&secret=1')).toBe('/restaurant/profile/abc?_rsc')
  expect(asked('1', '?_rsc=%3Cscript%3E')).toBe('/restaurant/profile/abc')
})
