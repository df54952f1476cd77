import type { Day, Menu, Owner, Restaurant, StoredFile } from './entities'

const dayNames = [
  ['Monday', 'Lunes'],
  ['Tuesday', 'Martes'],
  ['Wednesday', 'Miércoles'],
  ['Thursday', 'Jueves'],
  ['Friday', 'Viernes'],
  ['Saturday', 'Sábado'],
  ['Sunday', 'Domingo'],
] as const

export function week(option: Day['option'] = 'close'): Day[] {
  const times = option === 'open_1' ? { start: '13:00', end: '16:30' } : { start: '', end: '' }
  return dayNames.map(([name, esName], index) => ({
    ...{ id: String(index + 1), name, esName, option },
    ...times,
    ...{ start_2: '', end_2: '' },
  }))
}

/** A restaurant that has just signed up: its fields are there and empty. */
export function emptyRestaurant(owner: Owner): Restaurant {
  const { restaurantId, ownerId, firstName, lastName } = owner
  return {
    ...{ restaurantId, ownerId, firstName, lastName },
    restaurantName: '',
    description: '',
    location: { coordinates: [-3.7038, 40.4168] },
    restaurantLocation: { Address: '', city: '', state: '', country: '', postcode: '' },
    cuisineType: [],
    restaurantServices: [],
    ...{
      whatsappNumber1: '',
      whatsappNumber2: '',
      instagram: '',
      facebook: '',
      website: '',
      contactNumber: '',
    },
    ...{ startersOption: '', firstCourses: '', secondCourses: '', drinks: '' },
    ...{ hasLogo: 'no', logoFilePath: '', additionalMenuUrl: '', headerImageUrl: '' },
    profileImages: [],
    schedule: week(),
    cartas: [],
    specialMenus: [],
    templateId: '',
  }
}

export const demoOwner: Owner = {
  ownerId: '665f1c2ab7e4d90012ac0001',
  firstName: 'Marta',
  lastName: 'Ruiz',
  email: 'marta@lafonda.example',
  password: 'croquetas-de-marta',
  phoneNumber: '600111222',
  restaurantId: '665f1c2ab7e4d90012ac1001',
}

const madrid = { city: 'Madrid', state: 'Comunidad de Madrid', country: 'España' }

function restaurant(id: string, restaurantName: string, more: Partial<Restaurant>): Restaurant {
  const nobody = { ...demoOwner, ownerId: `665f1c2ab7e4d90012ac0${id}`, firstName: 'Ana', lastName: 'Gil' }
  const empty = emptyRestaurant({ ...nobody, restaurantId: `665f1c2ab7e4d90012ac1${id}` })
  return { ...empty, restaurantName, ...more }
}

export const restaurants: Restaurant[] = [
  {
    ...emptyRestaurant(demoOwner),
    restaurantName: 'La Fonda de Marta',
    description: 'Cocina de mercado en el barrio de La Latina.',
    location: { coordinates: [-3.7101, 40.4115] },
    restaurantLocation: { ...madrid, Address: 'Calle del Humilladero, 12', postcode: '28005' },
    cuisineType: ['Española', 'Bar de tapas'],
    restaurantServices: ['Terraza', 'Para recoger', 'Wifi'],
    ...{ whatsappNumber1: '600111222', instagram: 'lafondademarta', website: 'lafonda.example' },
    contactNumber: '910000001',
    ...{ startersOption: 'no', firstCourses: '1-2', secondCourses: 'more-2', drinks: 'Agua o vino' },
    schedule: week('open_1'),
  },
  restaurant('002', 'Trattoria Nonna', {
    description: 'Pasta fresca hecha cada mañana.',
    location: { coordinates: [-3.6995, 40.421] },
    restaurantLocation: { ...madrid, Address: 'Calle de Hortaleza, 40', postcode: '28004' },
    cuisineType: ['Italiana'],
    restaurantServices: ['Servicio a domicilio'],
    schedule: week('open'),
  }),
  restaurant('003', 'Casa Lucio & Hijos', {
    location: { coordinates: [-3.692, 40.4085] },
    restaurantLocation: { ...madrid, Address: 'Calle de Atocha, 100', postcode: '28012' },
    cuisineType: ['Asador'],
    schedule: week('open_1'),
  }),
  restaurant('004', 'Sidrería Ñu', {
    description: 'Sidra natural y cachopo.',
    location: { coordinates: [-5.8448, 43.3619] },
    restaurantLocation: {
      ...{ Address: 'Calle Gascona, 9', city: 'Oviedo', state: 'Asturias', country: 'España' },
      postcode: '33001',
    },
    cuisineType: ['Sidrería'],
  }),
]

export const menusOn = (now: Date): Record<string, Menu[]> => ({
  [demoOwner.restaurantId]: [
    {
      price: 13.5,
      observation: 'Incluye pan, bebida y postre o café.',
      updatedAt: now.toISOString(),
      categories: [
        { category: 'Primeros', items: [{ name: 'Lentejas' }, { name: 'Gazpacho' }] },
        { category: 'Segundos', items: [{ name: 'Merluza a la plancha' }, { name: 'Albóndigas' }] },
      ],
    },
  ],
  '665f1c2ab7e4d90012ac1002': [
    {
      price: 11,
      observation: '',
      updatedAt: now.toISOString(),
      categories: [{ category: 'Pasta', items: [{ name: 'Tallarines al pesto' }] }],
    },
  ],
})

/** What people look for by name: the first that begins like that, or Madrid. */
export const places = [
  { display_name: 'Madrid, Comunidad de Madrid', latitude: 40.4168, longitude: -3.7038 },
  { display_name: 'Oviedo, Asturias', latitude: 43.3619, longitude: -5.8494 },
]

export const invoiceFile: StoredFile = {
  type: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF\n').buffer,
}
