import '../support/show-modal'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AddressField } from '@/components/ui/address/address-field'
import { addressLabels } from '@/components/ui/address/address-labels'
import type { PickerMapProps } from '@/components/ui/address/picker-map-props'
import type { PickedAddress } from '@/contract/entities/place'

vi.mock('@/components/ui/address/tile-picker-map', () => ({
  TilePickerMap: ({ centre, onPoint, onReady, onFail }: PickerMapProps) => (
    <>
      <output aria-label="centro">{`${centre.lat} ${centre.lon}`}</output>
      <button type="button" onClick={onReady}>
        listo
      </button>
      <button type="button" onClick={onFail}>
        falla
      </button>
      <button type="button" onClick={() => onPoint({ lat: 37.3826, lon: -5.9963 })}>
        arrastrar
      </button>
    </>
  ),
}))

const labels = await addressLabels()
const sol = {
  ...{ display_name: 'Sol, Madrid', latitude: 40.4169, longitude: -3.7035, city: 'Madrid' },
  address: { city: 'Madrid', state: 'Comunidad de Madrid', province: 'Madrid', postcode: '28012' },
}
const street = {
  road: 'Calle Betis',
  house_number: '7',
  city: 'Sevilla',
  state: 'Andalucía',
  province: 'Sevilla',
  postcode: '41010',
}

const asked = vi.fn<(url: string) => unknown>()
type Device = (
  found: (at: { coords: { latitude: number; longitude: number } }) => void,
  fail: () => void,
) => void
const device = vi.fn<Device>()
const deviceAt = (latitude: number, longitude: number) =>
  device.mockImplementation((found) => found({ coords: { latitude, longitude } }))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  asked.mockImplementation((url) => (url.includes('getAddress') ? { address: sol } : { address: [sol] }))
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = asked(url)
    return answer ? Response.json(answer) : new Response(null, { status: 503 })
  })
  device.mockImplementation((_, fail) => fail())
  Object.assign(navigator, { geolocation: { getCurrentPosition: device } })
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

type Saved = (address: PickedAddress) => void

function Form({ value, onChange }: { value: PickedAddress | null; onChange: Saved }) {
  const [address, setAddress] = useState(value)
  const change = (picked: PickedAddress) => {
    setAddress(picked)
    onChange(picked)
  }
  return <AddressField value={address} onChange={change} labels={labels} />
}

async function open(value: PickedAddress | null = null) {
  const onChange = vi.fn<Saved>()
  render(<Form value={value} onChange={onChange} />)
  await user.click(screen.getByRole('button', { name: 'Dirección' }))
  await screen.findByRole('dialog', { name: 'Introduce tu dirección' })
  return onChange
}

const box = (name: string) => screen.getByRole('textbox', { name })
const save = () => user.click(screen.getByRole('button', { name: 'Guardar Dirección' }))
const picked = (onChange: Awaited<ReturnType<typeof open>>) => onChange.mock.calls[0]?.[0]

it('tries the device on open, and says when it is denied', async () => {
  await open()
  expect(device).toHaveBeenCalledOnce()
  expect(await screen.findByText(/Acceso a la ubicación denegado o no disponible/)).toBeVisible()
})

it('starts where the device is, and takes the rest from there', async () => {
  deviceAt(40.417, -3.703)
  const onChange = await open()
  await waitFor(() => expect(box('Ciudad')).toHaveValue('Madrid'))
  expect(screen.getByText('Sol, Madrid')).toBeVisible()
  await user.type(box('Calle'), 'Calle Mayor')
  await user.type(box('Número'), '5')
  await user.type(box('Piso, puerta'), '2.º B')
  await save()
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(picked(onChange)).toEqual({
    ...{
      lat: 40.417,
      lng: -3.703,
      mainArea: 'Calle Mayor, 5',
      street: 'Calle Mayor',
      house: '5',
      apartment: '2.º B',
    },
    fullAddress: 'Calle Mayor, 5, 2.º B, 28012 Madrid',
    ...{ city: 'Madrid', state: 'Madrid', country: 'España', postcode: '28012' },
  })
  expect(screen.getByRole('button', { name: 'Dirección' })).toHaveTextContent(
    'Calle Mayor, 5, 2.º B, 28012 Madrid',
  )
})

it('does not leave Spain', async () => {
  deviceAt(48.85, 2.35)
  await open()
  expect(await screen.findByText(/Tu ubicación está fuera de España/)).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})

it('suggests half a second after the last letter, and is worked by keyboard', async () => {
  await open()
  const search = screen.getByRole('combobox')
  expect(search).toHaveAttribute('placeholder', 'Buscar un edificio, calle o zona')
  await user.type(search, 'Sol')
  await vi.advanceTimersByTimeAsync(400)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await screen.findByRole('option', { name: 'Sol, Madrid' })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(search).toHaveValue('')
  expect(screen.queryByRole('option')).toBeNull()
  await waitFor(() => expect(box('Código postal')).toHaveValue('28012'))
})

it('looks up where the map was dragged to', async () => {
  const onChange = await open()
  await user.click(screen.getByRole('button', { name: 'Ver con calles' }))
  await user.click(await screen.findByText('listo'))
  expect(screen.getByLabelText('centro')).toHaveTextContent('40.42 -3.71')
  asked.mockReturnValue({
    address: { ...sol, display_name: 'Triana, Sevilla', city: 'Sevilla', address: street },
  })
  await user.click(screen.getByText('arrastrar'))
  expect(asked).toHaveBeenLastCalledWith('/api/nav/getAddress?lat=37.3826&lon=-5.9963')
  await waitFor(() => expect(box('Calle')).toHaveValue('Calle Betis'))
  expect(screen.getByText('Calle Betis, 7, 41010 Sevilla')).toBeVisible()
  await save()
  await waitFor(() => expect(picked(onChange)).toMatchObject({ lat: 37.3826, lng: -5.9963, house: '7' }))
})

it('asks for a street and a city, and says so at their fields', async () => {
  const onChange = await open()
  await user.type(box('Código postal'), '123')
  await save()
  expect(box('Calle')).toHaveAccessibleDescription('Escribe la calle.')
  expect(box('Ciudad')).toHaveAccessibleDescription('Escribe la ciudad.')
  expect(box('Código postal')).toHaveAccessibleDescription('El código postal tiene 5 cifras, como 28013.')
  await waitFor(() => expect(box('Calle')).toHaveFocus())
  expect(onChange).not.toHaveBeenCalled()
})

it('is written by hand when nothing else works', async () => {
  asked.mockReturnValue(undefined)
  const onChange = await open()
  await user.click(screen.getByRole('button', { name: 'Ver con calles' }))
  await user.click(await screen.findByText('falla'))
  expect(screen.getByText(labels.mapFailed)).toBeVisible()
  await user.type(screen.getByRole('combobox'), 'Sol')
  await vi.advanceTimersByTimeAsync(500)
  expect(await screen.findByText(labels.searchFailed)).toBeVisible()
  await user.type(box('Calle'), 'Calle Mayor')
  await user.type(box('Ciudad'), 'Soria')
  await save()
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(picked(onChange)).toMatchObject({ lat: null, lng: null, street: 'Calle Mayor', city: 'Soria' })
})

it('never sends the form it is part of', async () => {
  const sent = vi.fn()
  const onChange = vi.fn<Saved>()
  render(
    <form onSubmit={sent}>
      <Form value={null} onChange={onChange} />
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Dirección' }))
  await user.type(await screen.findByRole('textbox', { name: 'Ciudad' }), 'Soria')
  await user.type(box('Calle'), 'Calle Mayor{Enter}')
  await save()
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(sent).not.toHaveBeenCalled()
})

it('finds the place of what was written by hand', async () => {
  const onChange = await open()
  await user.type(box('Calle'), 'Calle Mayor')
  await user.type(box('Ciudad'), 'Madrid')
  await save()
  await waitFor(() =>
    expect(picked(onChange)).toMatchObject({ lat: 40.4169, lng: -3.7035, street: 'Calle Mayor' }),
  )
})

const betis = {
  ...{ lat: 37.38, lng: -6, mainArea: 'Calle Betis, 7', fullAddress: 'Calle Betis, 7, 41010 Sevilla' },
  ...{
    street: 'Calle Betis',
    house: '7',
    city: 'Sevilla',
    state: 'Sevilla',
    country: 'España',
    postcode: '41010',
  },
}

it('moves with the city that is written, and with nothing else', async () => {
  const onChange = await open(betis)
  await user.type(box('Código postal'), '{Backspace}1')
  await user.tab()
  expect(asked).not.toHaveBeenCalled()
  await user.clear(box('Código postal'))
  await user.clear(box('Ciudad'))
  await user.type(box('Ciudad'), 'Madrid')
  await user.tab()
  expect(asked.mock.calls[0]?.[0]).toContain(
    new URLSearchParams({ savedLocation: 'Calle Betis, 7, Madrid' }).toString(),
  )
  await waitFor(() => expect(box('Provincia')).toHaveValue('Madrid'))
  await save()
  await waitFor(() => expect(picked(onChange)).toMatchObject({ lat: 40.4169, lng: -3.7035, city: 'Madrid' }))
})

it('opens again with what was saved, and leaves the device alone', async () => {
  await open(betis)
  expect(box('Calle')).toHaveValue('Calle Betis')
  expect(box('Número')).toHaveValue('7')
  expect(device).not.toHaveBeenCalled()
})
