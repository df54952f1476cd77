import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LiveMapProps } from '@/components/map/live-map'
import { MapOnDemand } from '@/components/map/map-on-demand'
import { consentTo, refusal } from '@/contract/rules/account/consent'
import { keepStreets } from '@/lib/browser/map-streets'
import messages from '@/messages/es.json'

const seen = vi.hoisted(() => ({ come: () => {}, maps: [] as string[] }))

vi.mock('@/lib/browser/on-first-sight', () => ({
  onFirstSight: (_: Element, callback: () => void) => {
    const before = seen.come
    seen.come = () => {
      before()
      callback()
    }
  },
}))

const fake = (who: string) => (props: LiveMapProps) => {
  seen.maps.push(who)
  return (
    <>
      <button type="button" onClick={props.onReady}>
        listo
      </button>
      <button type="button" onClick={props.onFail}>
        falla
      </button>
    </>
  )
}

vi.mock('@/components/map/tile-map', () => ({ TileMap: fake('tiles') }))
vi.mock('@/components/map/google-map', () => ({ GoogleMap: fake('google') }))

beforeEach(() => {
  seen.come = () => {}
  seen.maps = []
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
})

const show = (apiKey?: string) =>
  render(
    <MapOnDemand apiKey={apiKey} name="Casa Lola" position={{ lat: 40.4, lon: -3.7 }} labels={messages.map}>
      <p>España en puntos</p>
    </MapOnDemand>,
  )

const agree = () => localStorage.setItem('consent', JSON.stringify(consentTo([1, 2], new Date())))
const loadButton = () => screen.getByRole('button', { name: 'Ver con calles' })

it.each([
  [undefined, 'tiles', /OpenFreeMap.*recibe tu dirección IP/],
  ['una-clave', 'google', /Google recibe tu dirección IP/],
] as const)('asks nobody before it is asked to, with the key %s', async (key, who, notice) => {
  localStorage.setItem('consent', JSON.stringify(refusal(new Date())))
  show(key)
  act(() => seen.come())
  expect(seen.maps).toEqual([])
  expect(screen.getByText(notice)).toBeVisible()
  await userEvent.click(loadButton())
  expect(await screen.findByText('listo')).toBeInTheDocument()
  expect(new Set(seen.maps)).toEqual(new Set([who]))
})

it('does not come for who has only agreed to cookies', () => {
  agree()
  show()
  act(() => seen.come())
  expect(seen.maps).toEqual([])
})

it('comes when it is seen, for who has asked for it before, until they ask for none', async () => {
  keepStreets(true)
  const { unmount } = show()
  expect(screen.queryByText('listo')).not.toBeInTheDocument()
  act(() => seen.come())
  await userEvent.click(await screen.findByText('listo'))
  await userEvent.click(screen.getByRole('button', { name: 'Ver sin calles' }))
  expect(loadButton()).toBeVisible()
  unmount()
  seen.maps = []
  show()
  act(() => seen.come())
  expect(seen.maps).toEqual([])
})

it('leaves the drawn one standing until there is another', async () => {
  show()
  await userEvent.click(loadButton())
  expect(screen.getByText('España en puntos')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Cargando las calles…')
  await userEvent.click(await screen.findByText('listo'))
  expect(screen.queryByText('España en puntos')).not.toBeInTheDocument()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('says so when there is none, and tries again', async () => {
  show()
  await userEvent.click(loadButton())
  await userEvent.click(await screen.findByText('falla'))
  expect(screen.getByRole('status')).toHaveTextContent('No hemos podido cargar las calles.')
  expect(screen.getByText('España en puntos')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Volver a cargar las calles' }))
  expect(await screen.findByText('listo')).toBeInTheDocument()
})

it('does not wait for ever', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show()
  await act(async () => loadButton().click())
  await act(async () => vi.advanceTimersByTime(15_000))
  expect(screen.getByRole('status')).toHaveTextContent('No hemos podido cargar las calles.')
})
