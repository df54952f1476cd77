import { z } from 'zod'
import { allergens, courseOptions, cuisines, logoAnswers, services } from '../lists'

export * from '../lists'

export const cuisine = z.enum(cuisines)
export const service = z.enum(services)
export const allergen = z.enum(allergens)

export const courseOption = z.enum(courseOptions)
export const logoAnswer = z.enum(logoAnswers)
