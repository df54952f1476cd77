import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { LiveResultsMapProps } from '@/components/map/live-map'
import { ResultsGoogleMap } from '@/components/map/results-google-map'
import { spain } from '@/contract/geography'
import type { ShownResult } from '@/lib/search/shown-result'
import messages from '@/messages/es.json'
import { FakeMap, googleMaps, libraries } from '../support/google-maps'

const sol = { lat: 40.4169, lon: -3.7035 }

const result = (id: string, price: number | null, east = 0): ShownResult => ({
  ...{ id, name: `Casa ${id}`, price, card: null },
  position: { lat: sol.lat, lon: sol.lon + east },
})

const far = result('Lola', 12.5)
const farther = result('Norte', null, 0.05)
const neighbours = [result('Uno', 14, 0.1), result('Dos', 11, 0.1001)]

function show(results: ShownResult[] = [far, farther, ...neighbours]) {
  const props = {
    ...{ apiKey: 'una-clave', labels: messages.map, shown: { from: sol, results } },
    ...{ onReady: vi.fn(), onFail: vi.fn(), onMoved: vi.fn(), onSelect: vi.fn() },
  } satisfies LiveResultsMapProps
  const { rerender } = render(<ResultsGoogleMap {...props} />)
  return {
    props,
    again: (change: Partial<typeof props>) => rerender(<ResultsGoogleMap {...props} {...change} />),
  }
}

/** Made, and listened to. */
async function theMap() {
  await waitFor(() => expect(FakeMap.made[0]?.listeners.get('tilesloaded')?.size).toBe(1))
  const [map] = FakeMap.made
  if (!map) throw new Error('there is a map')
  return map
}

const mark = (name: string | RegExp) => screen.findByRole('button', { name })

beforeEach(() => googleMaps(libraries))

it('opens on the results, within Spain, and says when it can be seen', async () => {
  const { props } = show()
  const map = await theMap()
  expect(map.options).toMatchObject({ restriction: { latLngBounds: spain, strictBounds: true } })
  expect(map.fitted[0]).toMatchObject({ west: sol.lon, east: sol.lon + 0.1001 })
  expect(props.onReady).not.toHaveBeenCalled()
  act(() => map.tell('tilesloaded'))
  expect(props.onReady).toHaveBeenCalledOnce()
  expect(props.onFail).not.toHaveBeenCalled()
})

it('marks each with its price where it is, and those without one with a dot', async () => {
  const { props } = show()
  const priced = await mark('Casa Lola, 12,50\u00a0€')
  expect(priced).toHaveTextContent('12,50 €')
  const stands = priced.closest<HTMLElement>('[style*="left:"]')
  expect(stands?.style.left).toBe(`${sol.lon * 1000}px`)
  expect(within(stands ?? document.body).getAllByRole('button')).toHaveLength(1)
  expect(await mark('Casa Norte, sin precio')).toHaveTextContent('')
  await userEvent.click(priced)
  expect(props.onSelect).toHaveBeenCalledWith([far])
})

it('heaps up those that would lie on each other, opens the heap, and near enough selects them all', async () => {
  const { props } = show()
  const map = await theMap()
  const heap = await mark(/^2\s*restaurantes\s*· desde 11\s€\s?. Acercar$/)
  expect(heap).toHaveTextContent('2')
  await userEvent.click(heap)
  expect(props.onSelect).not.toHaveBeenCalled()
  const opened = map.fitted.at(-1)
  expect(opened?.west).toBeGreaterThan(sol.lon + 0.09)
  expect((opened?.east ?? 0) - (opened?.west ?? 0)).toBeLessThan(0.02)
})

it('selects those of one house, since no step of Google’s takes them apart', async () => {
  const houseMates = [result('Uno', 14), result('Dos', 11)]
  const { props } = show(houseMates)
  const map = await theMap()
  const heap = await mark(/^2\s*restaurantes\s*· desde 11\s€\s?. Acercar$/)
  map.zoom = 20
  act(() => map.tell('bounds_changed'))
  await userEvent.click(heap)
  expect(props.onSelect).toHaveBeenCalledWith(houseMates)
})

it('takes neighbours apart when one comes nearer', async () => {
  show()
  const map = await theMap()
  await mark(/^2\s*restaurantes\s*· desde 11\s€\s?. Acercar$/)
  map.zoom = 21
  act(() => map.tell('bounds_changed'))
  expect(await mark('Casa Uno, 14\u00a0€')).toBeInTheDocument()
})

it('tells where a hand has moved it, and not where it moved by itself', async () => {
  const { props } = show()
  const map = await theMap()
  act(() => map.tell('bounds_changed'))
  expect(props.onMoved).not.toHaveBeenCalled()
  await userEvent.pointer({ keys: '[MouseLeft>]', target: map.div })
  act(() => map.tell('bounds_changed'))
  expect(props.onMoved).toHaveBeenCalledWith(map.box)
  act(() => map.tell('idle'))
  act(() => map.tell('bounds_changed'))
  expect(props.onMoved).toHaveBeenCalledOnce()
})

it('goes where the next search is, and stays where pages are added', async () => {
  const { again, props } = show()
  const map = await theMap()
  await mark('Casa Norte, sin precio')
  const before = map.fitted.length
  again({ shown: { ...props.shown, results: [...props.shown.results, result('Lejos', 9, 3)] } })
  expect(map.fitted).toHaveLength(before)
  const seville = { lat: 37.3886, lon: -5.9953 }
  again({ shown: { from: seville, results: [{ ...far, id: 'Giralda', position: seville }] } })
  expect(map.fitted.at(-1)?.south).toBeCloseTo(seville.lat, 1)
})
