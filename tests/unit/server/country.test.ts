import { expect, test } from 'vitest'
import { countryOf } from '@/server/http/client'

const sent: Record<string, string> = { 'x-visitor-country': 'FR', 'cf-ipcountry': 'PT', odd: 'T1' }
const header = (name: string) => sent[name]

test.each([
  ['the web', { internal: true, countryHeader: undefined }, 'FR'],
  [
    'the web, also where the api has a network of its own',
    { internal: true, countryHeader: 'cf-ipcountry' },
    'FR',
  ],
  ['a network in front of the api', { internal: false, countryHeader: 'cf-ipcountry' }, 'PT'],
  ['a client that claims it', { internal: false, countryHeader: undefined }, undefined],
  ['a network that does not know', { internal: false, countryHeader: 'odd' }, undefined],
])('the country is as named by %s', (_, origin, country) => {
  expect(countryOf({ ...origin, header })).toBe(country)
})
