import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { otherWays } from '@/scripts/check/asking.mjs'
import { checkHouseRules } from '@/scripts/check/house-rules.mjs'
import { tree } from './tree'

const [listed = ''] = Object.keys(otherWays)

test.each([
  ['components/week/week.tsx', "await fetch('/robots.txt')", 'fetch: our server is asked by send()'],
  ['components/week/week.tsx', 'await window.fetch(path)', 'fetch: our server'],
  ['app/(owner)/menu/use-menu.ts', 'const request = new XMLHttpRequest()', 'XMLHttpRequest: our server'],
  ['components/week/week.tsx', 'navigator.sendBeacon(path)', 'sendBeacon: our server'],
  [
    'components/week/week.tsx',
    "const path = '/api/menus/mine'",
    '«/api/menus/mine»: an endpoint has its path',
  ],
  ['components/week/week.tsx', 'const path = `/api/menus/${id}`', '«/api/menus/»: an endpoint has its path'],
  ['lib/browser/near-results.ts', 'await fetch(href)', 'fetch: our server'],
  ['lib/browser/geocode.ts', "const path = '/api/nav/getAddress'", '«/api/nav/getAddress»'],
  ['components/week/form.tsx', 'const a = <form action="/api/contact" />', '«/api/contact»'],
  [listed, 'const way = send(list, {})', 'take it off the list'],
])('%s: %s is caught', (file, text, problem) => {
  expect(checkHouseRules(tree({ [file]: text }))).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['lib/browser/ask.ts', 'await fetch(path)'],
  ['lib/browser/endpoints/places.ts', "const a = { path: '/api/nav/getAddress' }"],
  ['app/api/payment/webhook/route.ts', "export const POST = passOn('/api/payment/webhook')"],
  ['app/robots.ts', "const disallow = ['/api/']"],
  ['components/ui/plain-links.tsx', 'router.prefetch(href)'],
  ['components/week/week.tsx', "import { x } from '@/app/api/x'"],
  [listed, "await fetch('/robots.txt')"],
])('%s: %s is in order', (file, text) => {
  expect(checkHouseRules(tree({ [file]: text }))).toEqual([])
})

test('nothing is on the list that is not there any more', () => {
  expect(Object.keys(otherWays).filter((file) => !existsSync(file))).toEqual([])
})
