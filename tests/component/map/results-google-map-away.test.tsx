import { fireEvent, render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ResultsGoogleMap } from '@/components/map/results-google-map'
import messages from '@/messages/es.json'

// In a file of its own: Google's loader remembers for good whether its script has come.

const script = () => document.querySelector('script[src^="https://maps.googleapis.com/maps/api/js?"]')

it('asks Google for its script in the language of the page, and fails when it does not come', async () => {
  document.documentElement.lang = 'de'
  const console_ = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const told = { onReady: vi.fn(), onFail: vi.fn(), onMoved: vi.fn(), onSelect: vi.fn() }
  const shown = { from: { lat: 40.4169, lon: -3.7035 }, results: [] }
  render(<ResultsGoogleMap apiKey="una-clave" labels={messages.map} shown={shown} {...told} />)
  await waitFor(() => expect(script()).not.toBeNull())
  const { searchParams } = new URL(script()?.getAttribute('src') ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({ key: 'una-clave', language: 'de', region: 'ES' })
  expect(told.onFail).not.toHaveBeenCalled()
  const element = script()
  if (element) fireEvent.error(element)
  await waitFor(() => expect(told.onFail).toHaveBeenCalled())
  expect(told.onReady).not.toHaveBeenCalled()
  console_.mockRestore()
  document.documentElement.lang = ''
})
