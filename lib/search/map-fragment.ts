/** The end of the address where a phone shows the map in place of the list. */
export const mapFragment = '#mapa'
