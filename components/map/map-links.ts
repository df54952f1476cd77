import type { Position } from '@/contract/entities/place'

// Every one of them opens the phone's own app where there is one.

export const googleMapsUrl = ({ lat, lon }: Position) =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lon}`

export const openStreetMapUrl = ({ lat, lon }: Position) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=18/${lat}/${lon}`
