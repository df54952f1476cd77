import { z } from 'zod'
import { carta } from './carta'
import { courseOption, cuisine, logoAnswer, service } from './lists'
import { openingDay } from './opening-hours'
import { pickedAddress } from './place'
import { inLines, pastedNumber } from './text'

export const wizardSteps = 4

/** The text of a field, valid or not: the draft is only for the owner. */
const typed = z.string().max(10_000).optional().catch(undefined)
const number = pastedNumber(10_000).optional().catch(undefined)
const url = z.string().max(500).nullable().optional().catch(undefined)
const answered = <S extends z.ZodType>(schema: S) => schema.nullable().optional().catch(undefined)
const listed = <S extends z.ZodType>(schema: S) => z.array(schema).max(100).optional().catch(undefined)

/** Invalid answers are dropped, the others are kept. */
export const wizardAnswers = z.object({
  restaurantName: typed,
  description: inLines(z.string().max(10_000)).optional().catch(undefined),
  address: answered(pickedAddress),
  cuisineType: listed(cuisine),
  restaurantServices: listed(service),
  whatsappNumber1: number,
  whatsappNumber2: number,
  contactNumber: number,
  instagram: typed,
  facebook: typed,
  website: typed,
  noDailyMenu: z.boolean().optional().catch(undefined),
  startersOption: answered(courseOption),
  firstCourses: answered(courseOption),
  secondCourses: answered(courseOption),
  cartas: listed(carta),
  hasLogo: answered(logoAnswer),
  logoFilePath: url,
  headerImageUrl: url,
  images: listed(z.string().max(500)),
  days: listed(openingDay),
})

export type WizardAnswers = z.infer<typeof wizardAnswers>

export const wizardDraft = z.object({
  step: z.int().min(1).max(wizardSteps),
  answers: wizardAnswers,
})

export type WizardDraft = z.infer<typeof wizardDraft>
