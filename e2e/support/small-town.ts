const towns = [
  { lat: 40.0704, lon: -2.1374, restaurantAddress: 'Calle Carretería, 7', city: 'Cuenca' },
  { lat: 40.3456, lon: -1.1065, restaurantAddress: 'Plaza del Torico, 7', city: 'Teruel' },
  { lat: 41.7636, lon: -2.4649, restaurantAddress: 'Calle Collado, 7', city: 'Soria' },
  { lat: 40.6565, lon: -4.7004, restaurantAddress: 'Calle Vallespín, 7', city: 'Ávila' },
  { lat: 41.5033, lon: -5.7446, restaurantAddress: 'Calle Balborraz, 7', city: 'Zamora' },
]

/** A town where the demo has no restaurant: what a test opens changes no page that another test reads. */
export function smallTown(restaurantName: string) {
  const town = towns[restaurantName.length % towns.length]
  if (!town) throw new Error('There is no town.')
  return town
}
