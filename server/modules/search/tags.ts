import { type Allergen, allergens, type Cuisine, cuisines, type Service, services } from '@/contract/lists'

// All below 128: the index's signature has that many bits (siglen = 16), so it holds every tag exactly.
const firstCuisine = 1
const firstMenuDay = 32
const menuDays = 32
const [drink, voucher, firstFree] = [64, 65, 66]
const firstService = 96
const firstEarlyHour = 112

/** At lunch most places are open; a tag helps only to find the few that are open in the morning. */
export const earlyHours = 12

export const cuisineTag = (cuisine: Cuisine) => firstCuisine + cuisines.indexOf(cuisine)
export const serviceTag = (service: Service) => firstService + services.indexOf(service)
export const earlyHourTag = (hour: number) => firstEarlyHour + hour

export const drinkTag = drink
/** Costs no more than a meal voucher pays. */
export const voucherTag = voucher
/** Every part of the menu has a dish that is declared free of it: not necessarily the same one for two of them. */
export const freeTag = (allergen: Allergen) => firstFree + allergens.indexOf(allergen)

export const partShift = allergens.length

/** As a search row keeps the dishes to choose from: a number each, of these bits and above them the part of the menu. */
export const allergenBits = (some: Allergen[]) =>
  some.reduce((bits, one) => bits | (1 << allergens.indexOf(one)), 0)

/** Comes round every 32 days, so whoever asks by it compares the date too. */
export function menuDayTag(date: string) {
  const days = Date.parse(date) / 86_400_000
  return firstMenuDay + (days % menuDays)
}

/** What the database needs to number a row's tags itself. */
export const tagNumbers = {
  ...{ firstCuisine, firstMenuDay, menuDays, firstService, firstEarlyHour, earlyHours },
  ...{ drink, voucher, firstFree },
  ...{ firstOfMenu: firstMenuDay, lastOfMenu: firstService - 1 },
  ...{ cuisines: [...cuisines], services: [...services], allergens: [...allergens] },
}
