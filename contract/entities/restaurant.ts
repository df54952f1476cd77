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

/** What a search result shows. */
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
  /** Kilometres from the point asked about. */
  distance: z.number().optional(),
})

export type RestaurantCard = z.infer<typeof restaurantCard>

/** The public profile: nothing of the owner's in it. */
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
  /** Ours: what its pictures look like before they come, by address. */
  pictures: z.record(z.string(), pictureSeen).optional(),
})

export type Restaurant = z.infer<typeof restaurant>
