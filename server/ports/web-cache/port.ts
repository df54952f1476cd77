/** A restaurant whose public pages are out of date. Point and city tell which pages list it. */
export type ChangedRestaurant = { restaurantId: string; lat: number; lon: number; city: string }

export type WebCache = {
  /** Never fails. Done when the web has heard, so that the next page is fresh, or after a moment while it goes on trying. */
  expire(changed: ChangedRestaurant[]): Promise<void>
  /** Done when everything asked for so far was told or given up. */
  settled(): Promise<void>
}
