import { z } from 'zod'
import { carta, specialMenu } from './carta'
import { id } from './id'
import { courseOption, cuisine, logoAnswer, maxAdditionalImages, maxCuisines, service } from './lists'
import { schedule } from './opening-hours'
import { address, latitude, longitude, timeZone } from './place'
import { pictureSeen } from './upload'

export const restaurantName = z.string().trim().min(1).max(200)

/** GeoJSON order: longitude first. */
export const point = z.object({
  type: z.literal('Point').default('Point'),
  coordinates: z.tuple([longitude, latitude]),
})

export const profileImage = z.object({ imageId: z.string(), url: z.string() })

/** A restaurant in search results. */
export const restaurantCard = z.object({
  restaurantId: id,
  restaurantName,
  description: z.string(),
  location: point,
  restaurantLocation: address,
  timeZone,
  cuisineType: z.array(cuisine).max(maxCuisines),
  restaurantServices: z.array(service),
  schedule,
  headerImageUrl: z.string().nullable(),
  logoFilePath: z.string().nullable(),
  verified: z.boolean(),
  updatedAt: z.iso.datetime(),
  /** Kilometres from the point of the search. */
  distance: z.number().optional(),
})

export type RestaurantCard = z.infer<typeof restaurantCard>

/** The public profile, without the owner's private data. */
export const restaurant = restaurantCard.omit({ distance: true }).extend({
  whatsappNumber1: z.string(),
  whatsappNumber2: z.string(),
  instagram: z.string(),
  facebook: z.string(),
  website: z.string(),
  contactNumber: z.string(),
  startersOption: courseOption.nullable(),
  firstCourses: courseOption.nullable(),
  secondCourses: courseOption.nullable(),
  drinks: z.string().nullable(),
  hasLogo: logoAnswer,
  additionalMenuUrl: z.string().nullable(),
  profileImages: z.array(profileImage).max(maxAdditionalImages),
  cartas: z.array(carta),
  specialMenus: z.array(specialMenu),
  templateId: id.nullable(),
  /** Our addition: several visitors reported that something is wrong, and nobody has looked yet. */
  mayHaveChanged: z.boolean().optional(),
  /** Our addition: size and blurred copy of its pictures, by address. */
  pictures: z.record(z.string(), pictureSeen).optional(),
})

export type Restaurant = z.infer<typeof restaurant>
