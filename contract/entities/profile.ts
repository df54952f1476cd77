import { z } from 'zod'
import { spain } from '../geography'
import { storedPhone } from '../rules/profile/phone'
import { facebookHandle, instagramHandle, websiteUrl } from '../rules/profile/web-addresses'
import { localNow } from '../rules/time/local-time'
import { specialMenuLimits } from './carta'
import { isoDate, isoInstant } from './date'
import { fileAddress } from './file-address'
import { emptyIs, flag, listOf } from './lenient'
import { courseOption, cuisine, logoAnswer, maxAdditionalImages, maxCuisines, service } from './lists'
import { openingDay } from './opening-hours'
import { latitude, longitude } from './place'
import { lineText, longText, pastedNumber } from './text'

const url = fileAddress.pipe(z.string().min(1))

/** A date, or an instant from a browser in Spain. */
const day = isoDate.or(isoInstant({ offset: true }).transform(dayOf))

function dayOf(moment: string) {
  return localNow(new Date(moment), 'Europe/Madrid').date
}

/** A file that an owner adds. The host sets its time and its type. */
export const givenCarta = z.object({ url, name: emptyIs(lineText(255), '') })

export const givenSpecialMenu = z
  .object({
    url,
    name: lineText(specialMenuLimits.name).min(1),
    description: emptyIs(longText(specialMenuLimits.description), ''),
    /** If absent: today. */
    startDate: emptyIs(day.nullable(), null),
    endDate: emptyIs(day.nullable(), null),
  })
  .refine(({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate, {
    path: ['endDate'],
    error: 'before-start',
  })

export type GivenCarta = z.output<typeof givenCarta>
export type GivenSpecialMenu = z.output<typeof givenSpecialMenu>

/** The maximum lengths of free texts. */
export const profileLimits = {
  ...{ restaurantName: 200, description: 4000, drinks: 200 },
  ...{ instagram: 200, facebook: 200, website: 500 },
}

/** An empty text clears the field. Forms may send a postcode or telephone as a number. */
const text = (max: number, written: (max: number) => z.ZodString = lineText) =>
  z.preprocess(
    (given: string | number | null) => (typeof given === 'number' ? String(given) : (given ?? '')),
    written(max),
  )

const phone = text(60, pastedNumber)
  .refine((typed) => !typed || storedPhone(typed) !== null, 'phone')
  .transform((typed) => storedPhone(typed) ?? '')

const website = text(profileLimits.website).refine((typed) => !typed || websiteUrl(typed) !== null, 'url')

/** An empty value becomes null: no answer, or no file. */
const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given: z.input<S> | '' | null) => (given === '' ? null : given), schema.nullable())

const drinks = orNull(z.union([text(profileLimits.drinks, longText), z.boolean().transform(inWords)]))

function inWords(isThere: boolean) {
  return isThere ? 'Sí' : null
}

/** The images in order, without empty slots. */
const images = listOf(fileAddress.nullable(), 50)
  .transform((urls) => [...new Set(urls.flatMap((url) => url || []))])
  .pipe(z.array(z.string()).max(maxAdditionalImages))

const inSpain = (schema: typeof latitude, least: number, most: number) =>
  orNull(schema.refine((degrees) => degrees >= least && degrees <= most, 'outside-spain'))

const days = listOf(openingDay, 7).refine(
  (all) => new Set(all.map(({ id }) => id)).size === all.length,
  'twice',
)

export const maxProfileFiles = 30

/** All profile fields, with one name for each. Absent fields stay unchanged. */
export const profileFields = z
  .object({
    restaurantName: text(profileLimits.restaurantName),
    description: text(profileLimits.description, longText),
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
    cuisineType: listOf(cuisine, maxCuisines),
    restaurantServices: listOf(service, 50),
    whatsappNumber1: phone,
    whatsappNumber2: phone,
    contactNumber: phone,
    instagram: text(profileLimits.instagram).transform(instagramHandle),
    facebook: text(profileLimits.facebook).transform(facebookHandle),
    website,
    noDailyMenu: z.preprocess((given: z.input<typeof flag> | null) => given || false, flag),
    startersOption: orNull(courseOption),
    firstCourses: orNull(courseOption),
    secondCourses: orNull(courseOption),
    drinks,
    hasFullMenu: orNull(flag),
    additionalMenuUrl: orNull(fileAddress),
    hasLogo: orNull(logoAnswer),
    logoFilePath: orNull(fileAddress),
    headerImageUrl: orNull(fileAddress),
    images,
    days,
    cartas: listOf(givenCarta, maxProfileFiles),
    specialMenus: listOf(givenSpecialMenu, maxProfileFiles),
  })
  .partial()

export type ProfileChanges = z.output<typeof profileFields>
export type ProfileFields = Required<ProfileChanges>
