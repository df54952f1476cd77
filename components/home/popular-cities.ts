/** Where most people look; the address of each is one of the search's own. */
export const popularCities = [
  { name: 'Madrid', lat: 40.4168, lon: -3.7038 },
  { name: 'Barcelona', lat: 41.3874, lon: 2.1686 },
  { name: 'Valencia', lat: 39.4699, lon: -0.3763 },
  { name: 'Sevilla', lat: 37.3891, lon: -5.9845 },
  { name: 'Zaragoza', lat: 41.6488, lon: -0.8891 },
  { name: 'Málaga', lat: 36.7213, lon: -4.4214 },
  { name: 'Bilbao', lat: 43.263, lon: -2.935 },
  { name: 'Murcia', lat: 37.9922, lon: -1.1307 },
  { name: 'Palma', lat: 39.5696, lon: 2.6502 },
  { name: 'Las Palmas', lat: 28.1235, lon: -15.4363 },
  { name: 'Granada', lat: 37.1773, lon: -3.5986 },
  { name: 'A Coruña', lat: 43.3623, lon: -8.4115 },
] as const
