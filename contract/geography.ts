/** SPEC.md §9: the box of Spain and the Canary Islands every map and coordinate is held to. */
export const spain = { north: 43.79, south: 27.63, west: -18.16, east: 4.33 } as const

/** SPEC.md §9: where a map opens when nothing is known. */
export const madrid = { lat: 40.42, lon: -3.71 } as const

/** SPEC.md §9: near enough to tell one side of a street from the other. */
export const streetZoom = 16
