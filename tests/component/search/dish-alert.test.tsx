import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DishAlert } from '@/components/search/dish-alert'
import { parseSearch } from '@/lib/search/state'
import { dishAlert as texts } from '@/messages/es.json'
import { renderInSpanish } from '@/tests/component/support/in-spanish'

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => vi.resetAllMocks())

const answer = (status: number, body: unknown) => fetchMock.mockResolvedValue(Response.json(body, { status }))

async function open(query = 'q=fabada&km=3') {
  const state = parseSearch('menu', new URLSearchParams(query))
  renderInSpanish(<DishAlert state={state} place="Lavapiés, Madrid" from={{ lat: 40.409, lon: -3.701 }} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Avísame cuando haya «fabada»' }))
  const email = await screen.findByRole('textbox', { name: texts.email })
  return { user, email, send: () => user.click(screen.getByRole('button', { name: texts.submit })) }
}

it('asks for nothing but an address, and says what it is for', async () => {
  const { email } = await open()
  expect(email).toHaveFocus()
  expect(screen.getByText(/a menos de 3 km/)).toBeVisible()
  expect(screen.getByText(texts.consent, { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: texts.privacy })).toHaveAttribute('href', '/privacidad')
})

it('asks for the dish where it was looked for, and says what is still to do', async () => {
  answer(200, { state: 'asked' })
  const { user, email, send } = await open()
  await user.type(email, 'ana@example.com')
  await send()
  const done = await screen.findByRole('status')
  expect(done).toHaveTextContent('a ana@example.com, pulsa «Confirmar mi aviso» y después «Sí, avísame»')
  expect(done).toHaveFocus()
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/alerts')
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
    ...{ dish: 'fabada', place: 'Lavapiés, Madrid', lat: 40.409, lon: -3.701, radiusKm: 3 },
    email: 'ana@example.com',
  })
  await user.click(screen.getByRole('button', { name: texts.another }))
  expect(screen.getByRole('textbox', { name: texts.email })).toHaveFocus()
})

it.each([
  [400, texts.invalid],
  [429, texts.tooMany],
  [500, texts.failed],
])('keeps what was typed when the answer is %s', async (status, text) => {
  answer(status, { error: { code: 'x' } })
  const { user, email, send } = await open()
  await user.type(email, 'ana@example.com')
  await send()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('textbox', { name: texts.email })).toHaveValue('ana@example.com')
})

it('offers nothing without a dish', () => {
  const state = parseSearch('menu', new URLSearchParams('q=28012'))
  renderInSpanish(<DishAlert state={state} place="" from={{ lat: 40, lon: -3 }} />)
  expect(screen.queryByRole('button')).toBeNull()
})
