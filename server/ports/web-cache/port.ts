/** A restaurant whose public pages are out of date. The point and the city tell which pages list it. */
export type ChangedRestaurant = { restaurantId: string; lat: number; lon: number; city: string }

export type WebCache = {
  /** Never throws. Resolves when the web has expired the pages, or after a moment while the retries go on. */
  expire(changed: ChangedRestaurant[]): Promise<void>
  /** Resolves when every change so far has been told to the web or given up. */
  settled(): Promise<void>
}
