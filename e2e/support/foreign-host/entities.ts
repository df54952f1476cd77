/** The fields of docs/product.md#fields that the common calls carry, and nothing else. This folder knows neither contract/ nor server/: it is somebody else's host API. */
export type Day = {
  id: string
  name: string
  esName: string
  option: 'close' | 'open_1' | 'open_2' | 'open'
  start: string
  end: string
  start_2: string
  end_2: string
}

export type SpecialMenu = {
  url: string
  name: string
  description: string
  startDate: string
  endDate: string | null
  uploadedAt: string
}

export type Restaurant = {
  restaurantId: string
  ownerId: string
  firstName: string
  lastName: string
  restaurantName: string
  description: string
  location: { coordinates: [number, number] }
  restaurantLocation: { Address: string; city: string; state: string; country: string; postcode: string }
  cuisineType: string[]
  restaurantServices: string[]
  whatsappNumber1: string
  whatsappNumber2: string
  instagram: string
  facebook: string
  website: string
  contactNumber: string
  startersOption: string
  firstCourses: string
  secondCourses: string
  drinks: string
  hasLogo: string
  logoFilePath: string
  additionalMenuUrl: string
  headerImageUrl: string
  profileImages: { imageId: string; url: string }[]
  schedule: Day[]
  cartas: { url: string; name: string }[]
  specialMenus: SpecialMenu[]
  templateId: string
}

export type Menu = {
  price: number
  observation: string
  updatedAt: string
  categories: { category: string; items: { name: string }[] }[]
}

export type Owner = {
  ownerId: string
  firstName: string
  lastName: string
  email: string
  password: string
  phoneNumber: string
  restaurantId: string
}

export type Subscription = { email: string; restaurantId: string; restaurantName: string }

export type StoredFile = { type: string; bytes: ArrayBuffer }
