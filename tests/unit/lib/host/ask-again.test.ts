import { describe, expect, test, vi } from 'vitest'
import type { EndpointData } from '@/contract/endpoint'
import { login } from '@/contract/endpoints/accounts'
import { publishMenu } from '@/contract/endpoints/menus'
import { createPoll } from '@/contract/endpoints/polls'
import { getRestaurant } from '@/contract/endpoints/restaurants'
import { filterRestaurants } from '@/contract/endpoints/search'
import { askAgain } from '@/lib/host/ask-again'

const answer = (status: number) => async () => new Response('{}', { status })
const broken = () => Promise.reject(new TypeError('fetch failed'))

async function asked(to: EndpointData, ...answers: (() => Promise<Response>)[]) {
  const ask = vi.fn(() => (answers.shift() ?? answer(200))())
  const outcome = await askAgain(to, ask).then(
    ({ status }) => status,
    (error: Error) => error.name,
  )
  return [outcome, ask.mock.calls.length]
}

describe.each([
  ['a search', filterRestaurants],
  ['a profile', getRestaurant],
])('%s', (_, to) => {
  test('is asked once more when its api has gone, and no third time', async () => {
    expect(await asked(to, broken)).toEqual([200, 2])
    expect(await asked(to, answer(502))).toEqual([200, 2])
    expect(await asked(to, answer(504), answer(404))).toEqual([404, 2])
    expect(await asked(to, broken, broken)).toEqual(['TypeError', 2])
    expect(await asked(to, answer(502), answer(502))).toEqual([502, 2])
  })

  test('is asked once when there is an answer, or when the time is over', async () => {
    for (const status of [200, 404, 429, 500, 503])
      expect(await asked(to, answer(status))).toEqual([status, 1])
    const late = () => Promise.reject(new DOMException('late', 'TimeoutError'))
    expect(await asked(to, late)).toEqual(['TimeoutError', 1])
  })
})

test.each([
  ['a publication', publishMenu],
  ['a sign-in', login],
  ['a poll', createPoll],
])('%s is never sent twice', async (_, to) => {
  expect(await asked(to, broken)).toEqual(['TypeError', 1])
  expect(await asked(to, answer(502))).toEqual([502, 1])
})
