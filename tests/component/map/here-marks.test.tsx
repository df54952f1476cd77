import { render, renderHook, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HereMarks, useHere } from '@/components/map/here-marks'
import { ShowNoResults } from '@/components/search/show-no-results'
import { madrid } from '@/contract/geography'
import { keepHerePosition } from '@/lib/browser/here-position'
import { useShownResults } from '@/lib/browser/shown-results'
import messages from '@/messages/es.json'

const dotsOf = (place?: string) =>
  renderHook(() => useHere({ from: madrid, place, results: [] }, messages.map)).result.current

it('shows where a search without results looked, by name', () => {
  render(<ShowNoResults from={madrid} place="Sol, Madrid" />)
  const { current: shown } = renderHook(useShownResults).result
  const dots = renderHook(() => useHere(shown ?? { from: madrid, results: [] }, messages.map)).result.current
  render(<HereMarks dots={dots} place={({ key, children }) => <div key={key}>{children}</div>} />)
  expect(screen.getByText('Sol')).toBeInTheDocument()
})

it('shows a dot where the place has no name', () => {
  expect(dotsOf()).toEqual([{ key: 'centre', position: madrid, label: '' }])
})

it('is one dot where the diner is at the place, else two', () => {
  keepHerePosition(madrid)
  expect(dotsOf('Sol, Madrid').map(({ label }) => label)).toEqual(['Tú'])
  // A search rounds the device's position to three decimals.
  keepHerePosition({ lat: madrid.lat + 0.0005, lon: madrid.lon + 0.0005 })
  expect(dotsOf('Sol, Madrid').map(({ label }) => label)).toEqual(['Tú'])
  keepHerePosition({ ...madrid, lat: madrid.lat + 0.01 })
  expect(dotsOf('Sol, Madrid').map(({ label }) => label)).toEqual(['Sol', 'Tú'])
})
