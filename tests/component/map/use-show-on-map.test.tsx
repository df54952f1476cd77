import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Box } from '@/components/map/map-box'
import { useShowOnMap } from '@/components/map/use-show-on-map'
import { madrid } from '@/contract/geography'
import { showOnMap } from '@/lib/browser/shown-results'
import type { ShownResult } from '@/lib/search/shown-result'

const at = (id: string, lon: number): ShownResult => ({
  id,
  name: id,
  price: 12,
  position: { lat: madrid.lat, lon: madrid.lon + lon },
})
/** Three in one heap at this zoom, one far from them. The map shows the first place of the heap and not the heap's middle. */
const results = [at('near', 0), at('next', 0.001), at('last', 0.002), at('far', 0.05)]
const box: Box = {
  north: madrid.lat + 0.01,
  south: madrid.lat - 0.01,
  west: madrid.lon - 0.01,
  east: madrid.lon + 0.0005,
}

it('moves the map to the mark that stands for the place, unless that mark is in sight', () => {
  const moveTo = vi.fn()
  const wide: Box = { ...box, east: madrid.lon + 0.01 }
  const { rerender } = renderHook(
    (view: Box) => useShowOnMap({ from: madrid, results }, { view: () => view, zoom: 14, dots: [], moveTo }),
    { initialProps: wide },
  )
  act(() => showOnMap('next'))
  expect(moveTo).not.toHaveBeenCalled()

  rerender(box)
  act(() => showOnMap('near'))
  expect(moveTo).toHaveBeenCalledOnce()
  expect(moveTo.mock.lastCall?.[0].lon).toBeCloseTo(madrid.lon + 0.001)

  act(() => showOnMap('far'))
  expect(moveTo).toHaveBeenLastCalledWith({ lat: madrid.lat, lon: madrid.lon + 0.05 })
})
