/** The host that draws the maps when there is no key for Google's. */
export const tileHost = 'https://tiles.openfreemap.org'
export const tileStyle = `${tileHost}/styles/liberty`
