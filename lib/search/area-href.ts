import { distanceSlider } from '@/contract/rules/search-limits'
import { placeHref, type SearchedPlace } from './place-href'

/** A search around a point, as wide as somebody looks; wider than the filter goes, it has no limit. */
export function areaHref(place: SearchedPlace, km: number, path: string, current: string) {
  const kept = new URLSearchParams(current)
  const whole = Math.max(distanceSlider.min, Math.ceil(km))
  if (whole > distanceSlider.max) kept.delete('km')
  else kept.set('km', String(whole))
  return placeHref(place, path, kept.toString())
}
