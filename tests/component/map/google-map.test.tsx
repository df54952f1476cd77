import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { GoogleMap } from '@/components/map/google-map'
import messages from '@/messages/es.json'

const provider = vi.hoisted(() => vi.fn())

vi.mock('@vis.gl/react-google-maps', () => ({
  APIProvider: ({ children, ...props }: { children: ReactNode }) => {
    provider(props)
    return children
  },
  ...{ Map: () => null, Marker: () => null, useMap: () => null, useApiLoadingStatus: () => 'LOADED' },
}))

it('is written in the language of the page', () => {
  document.documentElement.lang = 'gl'
  const props = { name: 'Casa Lola', lat: 40.4, lon: -3.7, youLabel: 'Ti', labels: messages.map.live }
  render(<GoogleMap {...props} apiKey="una-clave" onReady={() => undefined} onFail={() => undefined} />)
  document.documentElement.lang = ''
  expect(provider).toHaveBeenCalledWith(expect.objectContaining({ language: 'gl', region: 'ES' }))
})
