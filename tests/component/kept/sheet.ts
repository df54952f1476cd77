import { profileSheet } from '@/contract/entities/profile-sheet'

const texts = {
  ...{
    restaurantName: 'Casa Lola',
    description: 'Arroces.',
    whatsappNumber1: '600123456',
    whatsappNumber2: '',
  },
  ...{ restaurantAddress: 'Calle Mayor, 1', mainArea: '', house: '', apartment: '', city: 'Madrid' },
  ...{ state: 'Madrid', country: 'España', postcode: '28013', contactNumber: '' },
  ...{ instagram: '', facebook: '', website: '' },
}
const lists = {
  ...{
    cuisineType: ['Española'],
    restaurantServices: [],
    images: [],
    days: [],
    cartas: [],
    specialMenus: [],
  },
}
const nothing = {
  ...{ startersOption: null, firstCourses: null, secondCourses: null, drinks: null, hasFullMenu: null },
  ...{ additionalMenuUrl: null, hasLogo: null, logoFilePath: null, headerImageUrl: null },
}

export const sheet = profileSheet.parse({
  ...{ restaurantId: '0123456789ab', version: 1, updatedAt: '2026-11-20T10:00:00Z', isPublic: true },
  fields: { ...texts, ...lists, ...nothing, lat: 40, lon: -3, noDailyMenu: false },
})
