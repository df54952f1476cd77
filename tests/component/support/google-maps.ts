import { vi } from 'vitest'
import type { Box } from '@/components/map/map-box'

type Listener = () => void

/** Converts degrees to pixels, precisely enough for these tests. */
const scale = 1000

class LatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
  lat = () => this.latitude
  lng = () => this.longitude
  toJSON = () => ({ lat: this.latitude, lng: this.longitude })
}

/** The parts of Google's script that we use: a map that can be moved, and things on it. */
export class FakeMap {
  static made: FakeMap[] = []
  zoom = 12
  box: Box = { north: 0, south: 0, east: 0, west: 0 }
  fitted: Box[] = []
  listeners = new Map<string, Set<Listener>>()

  constructor(
    readonly div: HTMLElement,
    readonly options: object,
  ) {
    FakeMap.made.push(this)
  }

  getDiv = () => this.div
  getZoom = () => this.zoom
  getHeading = () => 0
  getTilt = () => 0
  getBounds = () => ({ toJSON: () => this.box })
  getCenter = () => new LatLng((this.box.north + this.box.south) / 2, (this.box.east + this.box.west) / 2)
  setOptions = vi.fn()
  moveCamera = vi.fn()

  fitBounds({ north, south, east, west }: Box) {
    this.box = { north, south, east, west }
    this.fitted.push(this.box)
    this.tell('bounds_changed')
  }

  tell(event: string) {
    for (const listener of this.listeners.get(event) ?? []) listener()
  }
}

class OverlayView {
  static preventMapHitsFrom = () => undefined
  onAdd = () => undefined
  draw = () => undefined
  onRemove = () => undefined
  map: FakeMap | null = null

  setMap(map: FakeMap | null) {
    if (this.map && !map) this.onRemove()
    this.map = map
    if (!map) return
    this.onAdd()
    this.draw()
  }
  getPanes = () => ({ overlayMouseTarget: this.map?.div })
  getProjection = () => ({
    fromLatLngToDivPixel: (at: LatLng) => ({ x: at.lng() * scale, y: -at.lat() * scale }),
  })
}

const event = {
  addListener(map: FakeMap, name: string, listener: Listener) {
    const all = map.listeners.get(name) ?? new Set()
    map.listeners.set(name, all.add(listener))
    return { remove: () => all.delete(listener) }
  },
  clearInstanceListeners: (map: FakeMap) => map.listeners.clear(),
}

/** As if the script had come; without an answer from a library it never does. */
export function googleMaps(importLibrary: (name: string) => Promise<object>) {
  FakeMap.made = []
  const settings = { getInstance: () => ({}) }
  vi.stubGlobal('google', {
    maps: { importLibrary, Map: FakeMap, OverlayView, LatLng, event, version: '3.64.0', Settings: settings },
  })
}

export const libraries = async (name: string) =>
  name === 'core' ? { LatLng, event } : { Map: FakeMap, OverlayView }
