import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PlaceSearch } from '@/components/places/place-search'
import { consentTo } from '@/contract/rules/account/consent'
import { movePersonal } from '@/lib/browser/personal-storage'
import { renewPlaceCookie, savePlace } from '@/lib/browser/places'
import { places } from '@/messages/es.json'

import '../support/show-modal'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const fetchMock = vi.fn<typeof fetch>()
const found = (...names: string[]) => ({
  address: names.map((display_name, index) => ({
    display_name,
    latitude: 40.41684,
    longitude: -3.70379 + index,
  })),
})

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fetchMock.mockImplementation(async () => Response.json(found('Sol, Madrid', 'Sol, Granada')))
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

function show(props = {}) {
  render(<PlaceSearch labels={places} {...props} />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return { user, input: screen.getByRole('combobox', { name: 'Calle, barrio o ciudad' }) }
}

async function suggested(typed = 'Sol') {
  const shown = show()
  await shown.user.type(shown.input, typed)
  await vi.advanceTimersByTimeAsync(1000)
  await screen.findByRole('option', { name: 'Sol, Madrid' })
  return shown
}

it('asks from three characters on, one second after the last', async () => {
  const { user, input } = show()
  await user.type(input, 'So')
  await vi.advanceTimersByTimeAsync(3000)
  expect(fetchMock).not.toHaveBeenCalled()
  await user.type(input, 'l')
  await vi.advanceTimersByTimeAsync(900)
  expect(fetchMock).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledOnce())
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/nav/getPosition?savedLocation=Sol')
})

it('takes the suggestion the arrows are on', async () => {
  const { user, input } = await suggested()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const option = screen.getByRole('option', { name: 'Sol, Granada' })
  expect(option).toHaveAttribute('aria-selected', 'true')
  expect(input).toHaveAttribute('aria-activedescendant', option.id)
  await user.keyboard('{Enter}')
  expect(push).toHaveBeenCalledWith('/restaurant/search/menu?lat=40.4168&lon=-2.7038&place=Sol%2C%20Granada')
  expect(input).toHaveAttribute('aria-expanded', 'false')
})

it('wraps round, through the input itself', async () => {
  const { user, input } = await suggested()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('option', { name: 'Sol, Granada' })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowDown}')
  expect(input).not.toHaveAttribute('aria-activedescendant')
})

it('folds the list on Escape and keeps what was typed', async () => {
  const { user, input } = await suggested()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(input).toHaveValue('Sol')
})

it('takes a suggestion by pointer', async () => {
  const { user } = await suggested()
  await user.click(screen.getByRole('option', { name: 'Sol, Madrid' }))
  expect(push).toHaveBeenCalledWith('/restaurant/search/menu?lat=40.4168&lon=-3.7038&place=Sol%2C%20Madrid')
})

it('searches for what was typed when nothing is taken', async () => {
  const { user, input } = show({ tab: 'restaurant' })
  await user.type(input, ' 28013 {Enter}')
  expect(push).toHaveBeenCalledWith('/restaurant/search/restaurant?place=28013')
})

it('does nothing with an empty address but put the cursor there', async () => {
  const { user, input } = show()
  await user.click(screen.getByRole('button', { name: 'Buscar' }))
  expect(push).not.toHaveBeenCalled()
  expect(input).toHaveFocus()
})

it('says that nothing was found, and that asking failed', async () => {
  fetchMock.mockImplementation(async () => Response.json(found()))
  const { user, input } = show()
  await user.type(input, 'Xyz')
  await vi.advanceTimersByTimeAsync(1000)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No se encontraron ubicaciones'))
  fetchMock.mockImplementation(async () => new Response(null, { status: 503 }))
  await user.type(input, 'z')
  await vi.advanceTimersByTimeAsync(1000)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(places.failed))
})

const remembered = [{ name: 'Sol, Madrid', lat: 40.41684, long: -3.70379 }]

it('remembers a chosen place and offers it on an empty input', async () => {
  localStorage.setItem('consent', JSON.stringify(consentTo([1, 2], new Date())))
  const { user } = await suggested()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(JSON.parse(localStorage.getItem('searchHistory') ?? '')).toEqual(remembered)
})

it('remembers it for this visit alone until more is allowed', async () => {
  const { user } = await suggested()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(localStorage.getItem('searchHistory')).toBeNull()
  expect(JSON.parse(sessionStorage.getItem('searchHistory') ?? '')).toEqual(remembered)
})

it('is a plain form of the search page for whoever has no JavaScript', () => {
  const { input } = show()
  const form = input.closest('form')
  expect(form).toHaveAttribute('action', '/restaurant/search/menu')
  expect(input).toHaveAttribute('name', 'place')
})

it('tells the server by a cookie, for the visit or, with permission, for half a year', async () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  const { user } = await suggested()
  await user.click(screen.getByRole('option', { name: 'Sol, Madrid' }))
  const value = encodeURIComponent('lat=40.4168&lon=-3.7038&place=Sol%2C%20Madrid')
  expect(written).toHaveBeenLastCalledWith(`place=${value}; path=/restaurant/search; samesite=lax`)

  localStorage.setItem('consent', JSON.stringify(consentTo([1, 2], new Date())))
  movePersonal()
  renewPlaceCookie()
  expect(written.mock.lastCall?.[0]).toMatch(/samesite=lax; max-age=15552000$/)
})

it('a recent place is forgotten by its cross, and said to be', async () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  savePlace({ name: 'Sevilla', lat: 37.39, lon: -5.99 })
  savePlace({ name: 'Lugo', lat: 43.01, lon: -7.56 })
  const { user } = show({ inDialog: true })
  const recent = screen.getByRole('region', { name: 'Búsquedas recientes' })
  await user.click(within(recent).getByRole('button', { name: 'Olvidar Lugo' }))
  expect(within(recent).queryByRole('button', { name: 'Lugo' })).toBeNull()
  expect(within(recent).getByRole('button', { name: 'Sevilla' })).toBeVisible()
  expect(within(recent).getByRole('status')).toHaveTextContent('Hemos olvidado Lugo.')
  expect(recent).toHaveFocus()
  expect(written.mock.lastCall?.[0]).toMatch(/^place=;.*max-age=0$/)
})

it('what is typed and sent is kept under the name it is known by', async () => {
  const { user, input } = show()
  await user.type(input, 'So{Enter}')
  expect(push).toHaveBeenCalledWith('/restaurant/search/menu?place=So')
  await waitFor(() => expect(sessionStorage.getItem('userLocation')).toBe('Sol, Madrid'))
})
