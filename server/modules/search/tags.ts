import { type Cuisine, cuisines, type Service, services } from '@/contract/lists'

// All below 128: the index's signature has that many bits (siglen = 16), so it holds every tag exactly.
const firstCuisine = 1
const firstMenuDay = 32
const menuDays = 64
const firstService = 96
const firstEarlyHour = 112

/** At lunch most places are open; a tag helps only to find the few that are open in the morning. */
export const earlyHours = 12

export const cuisineTag = (cuisine: Cuisine) => firstCuisine + cuisines.indexOf(cuisine)
export const serviceTag = (service: Service) => firstService + services.indexOf(service)
export const earlyHourTag = (hour: number) => firstEarlyHour + hour

/** Comes round every 64 days, so whoever asks by it compares the date too. */
export function menuDayTag(date: string) {
  const days = Date.parse(date) / 86_400_000
  return firstMenuDay + (days % menuDays)
}

/** What the database needs to number a row's tags itself. */
export const tagNumbers = {
  ...{ firstCuisine, firstMenuDay, menuDays, firstService, firstEarlyHour, earlyHours },
  ...{ cuisines: [...cuisines], services: [...services] },
}
