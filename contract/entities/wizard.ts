import { z } from 'zod'
import { carta, specialMenu } from './carta'
import { id } from './id'
import { courseOption, cuisine, logoAnswer, maxAdditionalImages, maxCuisines, service } from './lists'
import { schedule } from './opening-hours'
import { latitude, longitude } from './place'
import { restaurantName } from './restaurant'

const text = (max: number) => z.string().trim().max(max)

/** The whole wizard; the chatbot step sends only ownerId and restaurantName. */
export const wizardPayload = z
  .object({
    lat: latitude,
    lon: longitude,
    description: text(4000),
    restaurantAddress: text(300),
    city: text(120),
    state: text(120),
    country: text(120),
    postcode: text(10),
    cuisineType: z.array(cuisine).max(maxCuisines),
    whatsappNumber1: text(30),
    whatsappNumber2: text(30),
    instagram: text(200),
    facebook: text(200),
    website: text(500),
    contactNumber: text(30),
    restaurantServices: z.array(service),
    noDailyMenu: z.boolean(),
    startersOption: courseOption,
    firstCourses: courseOption,
    secondCourses: courseOption,
    drinks: text(200),
    hasFullMenu: z.boolean(),
    hasFullMenuPath: z.string(),
    hasLogo: logoAnswer,
    hasLogoPath: z.string(),
    images: z.array(z.string()).max(maxAdditionalImages),
    specialImage: z.string(),
    days: schedule,
    cartas: z.array(carta),
    specialMenus: z.array(specialMenu),
  })
  .partial()
  .extend({ ownerId: id, restaurantName })

export type WizardPayload = z.infer<typeof wizardPayload>
