import { z } from 'zod'
import { writtenLanguages } from '../languages'
import { carta, specialMenu } from './carta'
import { id } from './id'
import { courseOption, cuisine, logoAnswer, service } from './lists'
import { schedule } from './opening-hours'
import type { ProfileFields } from './profile'

/** The profile fields that the owner has filled in so far. */
const savedFields = z.object({
  restaurantName: z.string(),
  description: z.string(),
  restaurantAddress: z.string(),
  mainArea: z.string(),
  house: z.string(),
  apartment: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postcode: z.string(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  cuisineType: z.array(cuisine),
  restaurantServices: z.array(service),
  whatsappNumber1: z.string(),
  whatsappNumber2: z.string(),
  contactNumber: z.string(),
  instagram: z.string(),
  facebook: z.string(),
  website: z.string(),
  noDailyMenu: z.boolean(),
  startersOption: courseOption.nullable(),
  firstCourses: courseOption.nullable(),
  secondCourses: courseOption.nullable(),
  drinks: z.string().nullable(),
  hasFullMenu: z.boolean().nullable(),
  additionalMenuUrl: z.string().nullable(),
  hasLogo: logoAnswer.nullable(),
  logoFilePath: z.string().nullable(),
  headerImageUrl: z.string().nullable(),
  images: z.array(z.string()),
  days: schedule,
  cartas: z.array(carta),
  specialMenus: z.array(specialMenu),
} satisfies Record<keyof ProfileFields, z.ZodType>)

export type SavedFields = z.infer<typeof savedFields>

/** A restaurant for its owner's editor. A save names the version on which it is based. */
export const profileSheet = z.object({
  restaurantId: id,
  version: z.int(),
  updatedAt: z.iso.datetime(),
  /** Whether the profile is public: it has a name and a place. */
  isPublic: z.boolean(),
  /** The language of its menu in force, in which the house is taken to write. Left out where it is Castilian. */
  writtenIn: z.enum(writtenLanguages).optional(),
  fields: savedFields,
})

export type ProfileSheet = z.infer<typeof profileSheet>
