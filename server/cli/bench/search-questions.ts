export type Question = { name: string; hour: number; body: object }

/** What diners ask, at lunch unless it says otherwise. */
export const questions: Question[] = [
  { name: 'los 20 más cercanos', hour: 14, body: {} },
  { name: 'con menú de hoy', hour: 14, body: { menuToday: true } },
  { name: 'a menos de 5 km', hour: 14, body: { distance: 5 } },
  { name: 'por cocina', hour: 14, body: { cuisineType: ['Italiana'] } },
  { name: 'por una cocina rara', hour: 14, body: { cuisineType: ['Sidrería'] } },
  { name: 'abierto ahora, a las 14 h', hour: 14, body: { timestamp: 1 } },
  { name: 'abierto ahora, a las 4 h', hour: 4, body: { timestamp: 1 } },
  { name: 'texto: paella', hour: 14, body: { query: 'paella' } },
  { name: 'texto a medias: arroz negr', hour: 14, body: { query: 'arroz negr' } },
  { name: 'texto con errata: payella', hour: 14, body: { query: 'payella' } },
  { name: 'texto que nadie usa', hour: 14, body: { query: 'xqzwvkj' } },
  { name: 'por precio', hour: 14, body: { priceRange: 'asc' } },
  { name: 'por precio, de más a menos', hour: 14, body: { priceRange: 'desc' } },
  { name: 'por precio, a menos de 5 km', hour: 14, body: { priceRange: 'asc', distance: 5 } },
  { name: 'por precio y cocina', hour: 14, body: { priceRange: 'asc', cuisineType: ['Italiana'] } },
  { name: 'por precio y texto', hour: 14, body: { priceRange: 'asc', query: 'paella' } },
  { name: 'cabe en un ticket', hour: 14, body: { mealVoucher: true } },
  { name: 'hasta 10 €', hour: 14, body: { maxPrice: 10 } },
  { name: 'por precio, hasta 12 €', hour: 14, body: { priceRange: 'asc', maxPrice: 12 } },
  { name: 'sin gluten ni leche', hour: 14, body: { withoutAllergens: ['gluten', 'milk'] } },
  { name: 'página 10', hour: 14, body: { page: 10 } },
  { name: 'por precio, página 10', hour: 14, body: { priceRange: 'asc', page: 10 } },
]
