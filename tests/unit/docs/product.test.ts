import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { EndpointData } from '@/contract/endpoint'
import * as contract from '@/contract/endpoints'
import { endpointName } from '@/contract/endpoints/capabilities'

const page = readFileSync('docs/product.md', 'utf8')

const isEndpoint = (value: unknown): value is EndpointData =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const calls = Object.entries(contract).flatMap(([name, value]) =>
  isEndpoint(value) ? [{ anchor: `call-${kebab(name)}`, call: endpointName(value) }] : [],
)

/** As addresses: without groups, and without what the host api answers by itself. */
const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file) && !file.startsWith('api/'))
  .map(
    (file) =>
      `/${path.dirname(file).replace(/\([^)]+\)\/?/g, '')}`.replace('/[locale]', '').replace(/\/\.?$/, '') ||
      '/',
  )

test.each(calls)('$call stands on the page under #$anchor', ({ anchor, call }) => {
  expect(page).toContain(`<a id="${anchor}"></a>\`${call}\``)
})

test('the page has no call that is not in the contract', () => {
  const written = [...page.matchAll(/<a id="(call-[^"]+)"/g)].map(([, anchor]) => anchor)
  expect(written.sort()).toEqual(calls.map(({ anchor }) => anchor).sort())
})

/** One address for each tab of the search, which the middleware makes one folder. */
const named = (route: string) => route.replace('/[tab]/[state]', '/menu')

test.each([...new Set(routes)])('%s stands on the page', (route) => {
  expect(page).toContain(`\`${named(route)}\``)
})
