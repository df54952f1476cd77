import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { GooglePickerMap } from '@/components/ui/address/google-picker-map'
import type { PickerMapProps } from '@/components/ui/address/picker-map-props'
import { spain } from '@/contract/geography'
import { map as labels } from '@/messages/es.json'

type Idle = { map: { getCenter: () => { lat: () => number; lng: () => number } } }
type MapProps = { restriction: object; defaultZoom: number; onIdle: (event: Idle) => void }

type ProviderProps = { children: ReactNode; language: string }
type Google = {
  setCenter: ReturnType<typeof vi.fn>
  status: string
  given: { map?: MapProps; language?: string }
}

const google = vi.hoisted((): Google => ({ setCenter: vi.fn(), status: 'LOADED', given: {} }))

vi.mock('@vis.gl/react-google-maps', () => ({
  APIProvider: ({ children, language }: ProviderProps) => {
    google.given.language = language
    return children
  },
  Map: (props: MapProps) => {
    google.given.map = props
    return null
  },
  useMap: () => ({ setCenter: google.setCenter }),
  useMapsLibrary: () => ({ AutocompleteSessionToken: class {}, AutocompleteSuggestion: {} }),
  useApiLoadingStatus: () => google.status,
}))

const sol = { lat: 40.4169, lon: -3.7035 }
const rest = (lat: number, lng: number) =>
  act(() => google.given.map?.onIdle({ map: { getCenter: () => ({ lat: () => lat, lng: () => lng }) } }))

beforeEach(() => {
  google.status = 'LOADED'
  vi.clearAllMocks()
})

function show() {
  const props = {
    ...{ apiKey: 'clave', centre: sol, name: 'Tu restaurante', labels: labels.live },
    ...{ onPoint: vi.fn(), onSuggest: vi.fn(), onReady: vi.fn(), onFail: vi.fn() },
  } satisfies PickerMapProps
  return { ...render(<GooglePickerMap {...props} />), props }
}

it('stays in Spain, at a street’s distance, and lends its places to the search box', () => {
  const { props } = show()
  expect(google.given.map).toMatchObject({
    defaultZoom: 16,
    restriction: { latLngBounds: spain, strictBounds: true },
  })
  expect(props.onSuggest).toHaveBeenCalledWith(expect.any(Function))
})

it('tells where it was moved to, and not where it was sent', () => {
  const { props } = show()
  rest(sol.lat, sol.lon)
  expect(props.onPoint).not.toHaveBeenCalled()
  rest(37.38260049, -5.9963)
  expect(props.onPoint).toHaveBeenCalledWith({ lat: 37.3826, lon: -5.9963 })
})

it('follows the place that was chosen', () => {
  const { rerender, props } = show()
  rerender(<GooglePickerMap {...props} centre={{ lat: 37.38, lon: -6 }} />)
  expect(google.setCenter).toHaveBeenLastCalledWith({ lat: 37.38, lng: -6 })
})

it('fails with a key that is not valid here', () => {
  google.status = 'AUTH_FAILURE'
  expect(show().props.onFail).toHaveBeenCalledOnce()
})

it('is written in the language of the page', () => {
  document.documentElement.lang = 'eu'
  show()
  document.documentElement.lang = ''
  expect(google.given.language).toBe('eu')
})
