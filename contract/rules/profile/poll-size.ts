/** How many restaurants people choose between. */
export const pollSize = { min: 2, max: 6 }
