// Only constants, so that the browser does not load zod.

/** The fixed lists of docs/product.md#lists, stored and sent as written here. messages/es.json corrects the spelling on screen. */
export const cuisines = [
  'Argentina',
  'Asador',
  'Bar de tapas',
  'China',
  'Española',
  'Fusión',
  'Hamburguesería',
  'India',
  'Italiana',
  'Japonesa',
  'Marisquería',
  'Mediterranea',
  'Mexicana',
  'Parrilla',
  'Peruana',
  'Sidrería',
  'Sin gluten',
  'Tailandes',
  'Vegana',
  'Vegetariana',
  'Vinoteca',
] as const

export const services = [
  'Acceso para silla de ruedas',
  'Aparcamiento gratuito propio',
  'Horario cocina ininterrumpido',
  'No se aceptan reservas',
  'Opciones sin gluten',
  'Para recoger',
  'Se aceptan tickets restaurant',
  'Se admite pago con tarjeta',
  'Se admiten mascotas',
  'Servicio a domicilio',
  'Terraza',
  'Terraza cubierta',
  'Wifi',
  'Zona de juegos infantil',
] as const

/** The three wizard questions on starters, first and second courses. */
export const courseOptions = ['1-2', 'more-2', 'no'] as const
export const logoAnswers = ['no', 'yesLater', 'yes'] as const

export const maxCuisines = 2
export const maxAdditionalImages = 6

export type Cuisine = (typeof cuisines)[number]
export type Service = (typeof services)[number]

/** Annex II of EU 1169/2011. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

export type Allergen = (typeof allergens)[number]

export const enquiryTypes = {
  anonymous: ['Consulta o duda', 'Reclamacion', 'Sugerencia', 'Contacto comercial o ventas'],
  owner: ['facturacion', 'Problemas con el chatbot', 'Consulta general'],
} as const

/** The widths in which a photo is stored, up to its own width. The smallest is for a card on a phone. */
export const photoWidths = [192, 320, 480, 640, 960, 1280]
