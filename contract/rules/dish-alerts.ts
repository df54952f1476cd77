/** So many an address: a list for every week, not a stock of every dish there is. */
export const maxAlerts = 10

/** So many restaurants an alert and mail: more would not be read. */
export const maxFinds = 5
