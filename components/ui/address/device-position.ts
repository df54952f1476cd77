import type { Position } from '@/contract/entities/place'
import { spain } from '@/contract/geography'

export type DeviceProblem = 'unavailable' | 'abroad'

const options = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 }

export const isInSpain = ({ lat, lon }: Position) =>
  lat <= spain.north && lat >= spain.south && lon >= spain.west && lon <= spain.east

/** Never fails: why there is none is the answer. */
export function devicePosition(): Promise<Position | DeviceProblem> {
  return new Promise((answer) => {
    if (!navigator.geolocation) return answer('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { lat: coords.latitude, lon: coords.longitude }
        answer(isInSpain(position) ? position : 'abroad')
      },
      () => answer('unavailable'),
      options,
    )
  })
}
