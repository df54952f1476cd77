import type { Page } from '@playwright/test'
import { tileHost, tileStyle } from '@/lib/map-tiles'

export const tilesOfHost = new RegExp(`^${tileHost}/`)
const openToAll = { 'access-control-allow-origin': '*' }

const style = {
  version: 8,
  sources: {
    base: {
      type: 'raster',
      tiles: [`${tileHost}/calles/{z}/{x}/{y}.png`],
      tileSize: 256,
      attribution: '© OpenStreetMap',
    },
  },
  layers: [{ id: 'calles', type: 'raster', source: 'base' }],
}

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A host that draws, or one that does not; and what it has been asked for. */
export async function tiles(page: Page, answer: 'style and tiles' | 'style alone' | 'nothing') {
  const asked: string[] = []
  await page.route(tilesOfHost, (route) => {
    const url = route.request().url()
    asked.push(url)
    if (answer === 'nothing') return route.abort()
    if (url === tileStyle) return route.fulfill({ json: style, headers: openToAll })
    if (answer === 'style alone') return route.fulfill({ status: 503, headers: openToAll })
    return route.fulfill({ body: tile, contentType: 'image/png', headers: openToAll })
  })
  return asked
}
