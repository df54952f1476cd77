import '../support/show-modal'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import LocationDialog from '@/components/places/location-dialog'
import { NearMeHere } from '@/components/places/near-me-here'
import { PlaceSearch } from '@/components/places/place-search'
import { places } from '@/messages/es.json'

const [push, replace] = [vi.fn(), vi.fn()]
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, replace }) }))

afterEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
})

type Locate = Geolocation['getCurrentPosition']

const coords = {
  latitude: 40.41684,
  longitude: -3.70379,
  accuracy: 20,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
  toJSON: () => ({}),
}

const here: Locate = (found) => found({ coords, timestamp: 0, toJSON: () => ({}) })

const fails = (code: number): Locate =>
  function fail(_, failed) {
    failed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  }

function device(getCurrentPosition: Locate, state: PermissionState = 'prompt') {
  const locate = vi.fn(getCurrentPosition)
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: { getCurrentPosition: locate },
    permissions: { query: async () => ({ state }) },
  })
  return locate
}

async function nearMe() {
  const user = userEvent.setup()
  render(<PlaceSearch labels={places} />)
  await user.click(screen.getByRole('button', { name: 'Buscar cerca de mí' }))
  return user
}

function geocoder(answer: unknown) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(answer)),
  )
}

const sol = {
  display_name: 'Sol, Madrid',
  latitude: 40.4,
  longitude: -3.7,
  city: 'Madrid',
  address: { city: 'Madrid', state: 'Madrid', postcode: '28013' },
}

it('explains before the browser asks', async () => {
  const locate = device(here)
  geocoder({ address: sol })
  const user = await nearMe()
  expect(await screen.findByRole('dialog', { name: 'Menús a tu alrededor' })).toBeVisible()
  expect(locate).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(
      '/restaurant/search/menu?lat=40.4168&lon=-3.7038&place=Sol%2C%20Madrid',
    ),
  )
})

it('goes straight ahead where the browser has been told already', async () => {
  device(here, 'granted')
  geocoder({ address: sol })
  await nearMe()
  await waitFor(() => expect(push).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('calls a place without a name by its figures', async () => {
  device(here, 'granted')
  geocoder({ address: null })
  await nearMe()
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(
      '/restaurant/search/menu?lat=40.4168&lon=-3.7038&place=40.4168%2C%20-3.7038',
    ),
  )
})

it.each([
  [1, places.device.denied],
  [2, places.device.unavailable],
  [3, places.device.timeout],
])('says what to try after failure %i', async (code, { title, text }) => {
  device(fails(code), 'granted')
  await nearMe()
  expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(text)
})

it('does not ask again what was refused, and offers the input instead', async () => {
  const locate = device(here, 'denied')
  const user = await nearMe()
  const dialog = await screen.findByRole('dialog', { name: places.device.denied.title })
  expect(dialog).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Probar otra vez' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Escribir una dirección' }))
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  expect(locate).not.toHaveBeenCalled()
})

const inDialog = (open: boolean) => (
  <LocationDialog open={open} onClose={() => undefined} tab="menu" labels={places} />
)

it.each([
  ['refused', fails(1)],
  ['found', here],
])('does not hear what was %s after its dialog was closed', async (_, answer) => {
  let settle: () => void = () => undefined
  device((...asked) => {
    settle = () => answer(...asked)
  }, 'granted')
  geocoder({ address: sol })
  const { rerender } = render(inDialog(true))
  await userEvent.click(screen.getByRole('button', { name: 'Buscar cerca de mí' }))
  rerender(inDialog(false))
  await act(async () => settle())
  rerender(inDialog(true))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(push).not.toHaveBeenCalled()
})

it.each(['cerca de mí', 'aquí', 'near me'])(
  'asks for the position when «%s» is typed as a place',
  async (typed) => {
    device(here, 'granted')
    const user = userEvent.setup()
    render(<PlaceSearch labels={places} />)
    const input = screen.getByRole('combobox')
    await user.type(input, typed)
    // At once, without the second that suggestions wait for.
    await user.click(screen.getByRole('option', { name: /Buscar cerca de mí/ }))
    await waitFor(() => expect(push).toHaveBeenCalledWith(expect.stringContaining('lat=40.4168&lon=-3.7038')))
  },
)

it('does so at Enter too, and says what helps when it is refused', async () => {
  device(fails(1), 'denied')
  const user = userEvent.setup()
  render(<PlaceSearch labels={places} />)
  await user.type(screen.getByRole('combobox'), 'a prop meu{Enter}')
  expect(await screen.findByText(/candado junto a la dirección/)).toBeVisible()
  expect(push).not.toHaveBeenCalled()
})

it('asks with one press on a page that has said why', async () => {
  const locate = device(here)
  render(<NearMeHere tab="menu" labels={places} />)
  await userEvent.click(screen.getByRole('button', { name: 'Buscar cerca de mí' }))
  expect(locate).toHaveBeenCalledOnce()
  await waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringContaining('lat=40.4168')))
})
