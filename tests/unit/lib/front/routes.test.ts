import { expect, it } from 'vitest'
import { askAsKept } from '@/lib/front/kept-key'
import { routesOf } from '@/lib/front/routes'

const routes = routesOf({
  prerendered: {
    routes: {},
    dynamicRoutes: {
      '/[locale]/restaurant/profile/[slug]/[date]': {
        routeRegex: '^/([^/]+?)/restaurant/profile/([^/]+?)/([^/]+?)(?:/)?$',
      },
    },
  },
  addresses: {
    '/[locale]/restaurant/profile/[slug]/[date]/page': '/[locale]/restaurant/profile/[slug]/[date]',
    '/[locale]/(owner)/restaurant/profile/edit/[name]/page': '/[locale]/restaurant/profile/edit/[name]',
  },
})

const askedOf = (url: string) => {
  const request = { url, method: 'GET', headers: {} }
  askAsKept(request, routes)
  return request.url
}

it("keeps no page of an owner, though its address has a kept page's form", () => {
  expect(routes.isKept('/restaurant/profile/a_Casa/2026-01-05')).toBe(true)
  expect(routes.isKept('/restaurant/profile/edit/a_Casa')).toBe(false)
  expect(routes.isKept('/ca/restaurant/profile/edit/a_Casa')).toBe(false)
})

it("asks for a kept page without the visitor's parameters, and for any other as it was asked", () => {
  expect(askedOf('/restaurant/profile/a_Casa/2026-01-05?a=1')).toBe('/restaurant/profile/a_Casa/2026-01-05')
  expect(askedOf('/restaurant/profile/edit/a_Casa?a=1')).toBe('/restaurant/profile/edit/a_Casa?a=1')
})
