import { distanceText as castilianDistance } from '@/contract/geography'
import { languageHere } from '../language/here'

/** «350 m» or «1,2 km»; in English «1.2 km». */
export function distanceText(km: number) {
  const distance = castilianDistance(km)
  return languageHere() === 'en' ? distance.replace(',', '.') : distance
}
