/** SPEC.md §9: candidates within 100 km; the slider goes from 1 to 20 km and opens at 5. */
export const maxRadiusKm = 100
export const distanceSlider = { min: 1, max: 20, default: 5 } as const
