import { z } from 'zod'
import { spain } from '../geography'
import { storedPhone } from '../rules/phone'
import { facebookHandle, instagramHandle } from '../rules/social-handles'
import { websiteUrl } from '../rules/website'
import { courseOption, cuisine, logoAnswer, maxAdditionalImages, maxCuisines, service } from './lists'
import { openingDay } from './opening-hours'
import { latitude, longitude } from './place'
import { givenCarta, givenSpecialMenu } from './profile-file'

/** The most characters of what is written freely. */
export const profileLimits = {
  ...{ restaurantName: 200, description: 4000, drinks: 200 },
  ...{ instagram: 200, facebook: 200, website: 500 },
}

const text = (max: number) => z.string().trim().max(max)

const phone = text(60)
  .refine((typed) => !typed || storedPhone(typed) !== null, 'phone')
  .transform((typed) => storedPhone(typed) ?? '')

const website = text(profileLimits.website).refine((typed) => !typed || websiteUrl(typed) !== null, 'url')

/** '' is what a form sends for a question nobody has answered. */
const answer = <S extends z.ZodType<string>>(schema: S) =>
  schema
    .or(z.literal(''))
    .nullable()
    .transform((given) => given || null)

const fileUrl = z.string().trim().max(500)
const oneFile = fileUrl.nullable().transform((url) => url || null)

/** In their order; a slot nobody has filled counts for nothing. */
const images = z
  .array(fileUrl.nullable())
  .max(50)
  .transform((urls) => [...new Set(urls.flatMap((url) => url || []))])
  .pipe(z.array(z.string()).max(maxAdditionalImages))

const inSpain = (schema: typeof latitude, least: number, most: number) =>
  schema.refine((degrees) => degrees >= least && degrees <= most, 'outside-spain').nullable()

const days = z
  .array(openingDay)
  .max(7)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'twice')

export const maxProfileFiles = 30

/** All that an owner says of a restaurant, under one name each. What is absent stays as it is. */
export const profileFields = z
  .object({
    restaurantName: text(profileLimits.restaurantName),
    description: text(profileLimits.description),
    restaurantAddress: text(300),
    mainArea: text(200),
    house: text(40),
    apartment: text(40),
    city: text(120),
    state: text(120),
    country: text(120),
    postcode: text(10),
    lat: inSpain(latitude, spain.south, spain.north),
    lon: inSpain(longitude, spain.west, spain.east),
    cuisineType: z.array(cuisine).max(maxCuisines),
    restaurantServices: z.array(service).max(50),
    whatsappNumber1: phone,
    whatsappNumber2: phone,
    contactNumber: phone,
    instagram: text(profileLimits.instagram).transform(instagramHandle),
    facebook: text(profileLimits.facebook).transform(facebookHandle),
    website,
    noDailyMenu: z.boolean(),
    startersOption: answer(courseOption),
    firstCourses: answer(courseOption),
    secondCourses: answer(courseOption),
    drinks: text(profileLimits.drinks).nullable(),
    hasFullMenu: z.boolean().nullable(),
    additionalMenuUrl: oneFile,
    hasLogo: answer(logoAnswer),
    logoFilePath: oneFile,
    headerImageUrl: oneFile,
    images,
    days,
    cartas: z.array(givenCarta).max(maxProfileFiles),
    specialMenus: z.array(givenSpecialMenu).max(maxProfileFiles),
  })
  .partial()

export type ProfileChanges = z.output<typeof profileFields>
export type ProfileFields = Required<ProfileChanges>
