import { type Menu, menu } from '@/contract/entities/menu'
import type { OpeningDay } from '@/contract/entities/opening-hours'
import { type Restaurant, restaurant } from '@/contract/entities/restaurant'

/** A Tuesday, 14:05 in Madrid. */
export const lunchtime = Date.parse('2026-01-13T14:05:00+01:00')

const open = (id: OpeningDay['id']): OpeningDay => ({
  id,
  name: '',
  esName: '',
  option: 'open',
  start: '13:00',
  end: '16:30',
  start_2: '20:00',
  end_2: '23:30',
})

export function aRestaurant(change: Partial<Restaurant> = {}): Restaurant {
  return restaurant.parse({
    restaurantId: 'k00x7qm2vt9b',
    restaurantName: 'Casa Lola',
    description: 'Cocina de mercado.',
    location: { type: 'Point', coordinates: [-3.7035, 40.4172] },
    restaurantLocation: {
      Address: 'Calle de la Cabeza, 3',
      city: 'Madrid',
      state: 'Comunidad de Madrid',
      country: 'España',
      postcode: '28012',
    },
    timeZone: 'Europe/Madrid',
    cuisineType: ['Mediterranea'],
    restaurantServices: [],
    schedule: (['1', '2', '3', '4', '5', '6'] as const).map(open),
    headerImageUrl: null,
    logoFilePath: null,
    verified: false,
    updatedAt: '2026-01-01T10:00:00Z',
    whatsappNumber1: '',
    whatsappNumber2: '',
    instagram: '',
    facebook: '',
    website: '',
    contactNumber: '',
    startersOption: null,
    firstCourses: null,
    secondCourses: null,
    drinks: null,
    hasLogo: 'no',
    additionalMenuUrl: null,
    profileImages: [],
    cartas: [],
    specialMenus: [],
    templateId: null,
    ...change,
  })
}

export function aMenu(change: Partial<Menu> = {}): Menu {
  return menu.parse({
    menuId: 'm00x7qm2vt9b',
    date: '2026-01-13',
    service: 'comida',
    state: 'published',
    updatedAt: '2026-01-13T09:30:00Z',
    price: 12.5,
    halfPrice: null,
    includes: ['pan', 'bebida', 'postre-o-cafe'],
    window: { start: '13:00', end: '15:30' },
    categories: [
      {
        name: 'Primeros',
        items: [{ name: 'Lentejas' }, { name: 'Gazpacho', soldOut: true }, { name: 'Salmorejo' }],
      },
      { name: 'Segundos', items: [{ name: 'Merluza', supplement: 2 }] },
    ],
    observation: '',
    ...change,
  })
}
