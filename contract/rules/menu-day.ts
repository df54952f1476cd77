import { type Profiled, profilePath } from './profile-slug'

/** Where a restaurant's menu of a date stays readable. */
export const menuDayPath = (restaurant: Profiled, date: string) => `${profilePath(restaurant)}/${date}`

/** A date as it stands in an address, and one that there is. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
