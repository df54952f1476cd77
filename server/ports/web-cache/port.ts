/** A restaurant whose public pages are out of date. The point and the city tell which pages list it. */
export type ChangedRestaurant = { restaurantId: string; lat: number; lon: number; city: string }

export type WebCache = {
  /** Never throws. Resolves when the web has expired the pages, or after a moment while the retries go on. */
  expire(changed: ChangedRestaurant[]): Promise<void>
  /** Resolves when the web has received every change so far, or the api has given up sending it. */
  settled(): Promise<void>
}
