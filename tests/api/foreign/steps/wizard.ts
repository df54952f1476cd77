import { isFile, type Kept, type Step } from '../step'

const saves = (does: string, payload: (kept: Kept) => object): Step => ({
  call: 'POST /api/wizard/saveWizardData',
  does,
  sends: (kept) => ({ token: kept.token, json: { ownerId: kept.ownerId, ...payload(kept) } }),
})

/** As the wizard's state begins: the payload with nothing filled in. */
export const empty = {
  ...{ lat: null, lon: null, restaurantName: 'Casa Marta', description: '' },
  ...{ restaurantAddress: '', city: '', state: '', country: '', postcode: '', cuisineType: [] },
  ...{ whatsappNumber1: '', whatsappNumber2: '', instagram: '', facebook: '', website: '' },
  ...{ contactNumber: '', restaurantServices: [], noDailyMenu: false },
  ...{ startersOption: '', firstCourses: '', secondCourses: '', drinks: '' },
  ...{ hasFullMenu: '', hasFullMenuPath: '', hasLogo: '', hasLogoPath: '', images: [] },
  ...{ specialImage: '', days: [], cartas: [], specialMenus: [] },
}

export const first = {
  ...empty,
  ...{ lat: 28.1235, lon: -15.4363, description: 'Cocina canaria de mercado.' },
  ...{ restaurantAddress: 'Calle Mayor de Triana, 10', city: 'Las Palmas de Gran Canaria' },
  ...{ state: 'Las Palmas', country: 'España', postcode: '35002' },
  ...{ cuisineType: ['Española', 'Marisquería'], whatsappNumber1: '612345678' },
  ...{ instagram: 'casamarta', website: 'casamarta.example', contactNumber: '910000000' },
  restaurantServices: ['Terraza', 'Servicio a domicilio'],
}

export const second = (kept: Kept) => ({
  ...first,
  ...{ startersOption: '1-2', firstCourses: 'more-2', secondCourses: 'no', drinks: true },
  ...{ hasFullMenu: 'yes', hasFullMenuPath: kept.fullMenu },
})

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const esNames = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']

type Hours = { option: string; start: string; end: string; start_2: string; end_2: string }
const none = { start: '', end: '', start_2: '', end_2: '' }
const closed: Hours = { ...none, option: 'close' }

/** Every way an editor leaves a day: closed, one range, two, and the whole day. */
export const week: Hours[] = [
  closed,
  { ...none, option: 'open_1', start: '13:00', end: '16:00' },
  { option: 'open_2', start: '13:00', end: '16:00', start_2: '20:00', end_2: '23:30' },
  { ...none, option: 'open', start: '24H' },
  { ...none, option: 'open', start: '09:00', end: '17:00' },
  { option: 'open', start: '12:00', end: '15:30', start_2: '20:30', end_2: '24:00' },
  closed,
]

/** In the final payload, and in what comes back, a day is open or closed. */
const savedWeek = week.map(({ option, ...times }) => ({
  ...times,
  option: option === 'close' ? 'close' : 'open',
}))

export const days = week.map((hours, index) => ({
  ...{ id: String(index + 1), name: names[index], esName: esNames[index] },
  ...hours,
}))

export const third = (kept: Kept) => ({
  ...second(kept),
  ...{ hasLogo: 'yes', hasLogoPath: kept.logo, images: [kept.photo, kept.otherPhoto] },
  ...{ specialImage: kept.header, days },
})

export const namesRestaurant = [
  saves('names the restaurant in the chatbot step', () => ({ restaurantName: 'Casa Marta' })),
]

export const fillsWizard: Step[] = [
  saves('skips the first step', () => empty),
  saves('saves the first step', () => first),
  saves('saves the second step', second),
  saves('saves the third step', third),
  {
    call: 'POST /api/wizard/send-welcome-email',
    does: 'reaches the fourth step',
    sends: ({ ownerId, token }) => ({ token, json: { ownerId } }),
  },
]

export const readsProfile: Step[] = [
  {
    call: 'GET /api/owner/restaurant/{restaurantId}',
    does: 'opens the public profile',
    sends: ({ restaurantId }) => ({ at: restaurantId }),
    reads: ({ restaurantId, logo, header, photo, otherPhoto, fullMenu }) => ({
      ...{ restaurantId, restaurantName: 'Casa Marta', description: 'Cocina canaria de mercado.' },
      location: { coordinates: [-15.4363, 28.1235] },
      restaurantLocation: {
        ...{ Address: 'Calle Mayor de Triana, 10', city: 'Las Palmas de Gran Canaria' },
        ...{ state: 'Las Palmas', country: 'España', postcode: '35002' },
      },
      ...{
        cuisineType: ['Española', 'Marisquería'],
        restaurantServices: ['Terraza', 'Servicio a domicilio'],
      },
      ...{ instagram: 'casamarta', contactNumber: '910000000' },
      ...{ startersOption: '1-2', firstCourses: 'more-2', secondCourses: 'no' },
      ...{ hasLogo: 'yes', logoFilePath: logo, headerImageUrl: header, additionalMenuUrl: fullMenu },
      profileImages: [{ url: photo }, { url: otherPhoto }],
      schedule: savedWeek,
    }),
    keeps: { imageId: 'profileImages.0.imageId' },
  },
  {
    call: 'GET /api/owner/{ownerId}',
    does: 'opens the drawer of the header',
    sends: ({ ownerId, token }) => ({ at: ownerId, token }),
    reads: ({ restaurantId, logo, email }) => ({
      ...{ firstName: 'Marta', lastName: 'Ruiz', email },
      restaurant: { restaurantId, restaurantName: 'Casa Marta', logoFilePath: logo },
    }),
  },
  {
    call: 'GET /api/profile/editDetails/{ownerId}',
    does: 'opens the profile editor',
    sends: ({ ownerId, token }) => ({ at: ownerId, token }),
    reads: ({ logo }) => ({
      restaurantData: {
        ...{ restaurantName: 'Casa Marta', whatsappNumber1: '612345678', logoFilePath: logo },
        ...{ headerImageUrl: isFile, days: savedWeek },
      },
    }),
  },
]
