import { z } from 'zod'
import type { Comparison } from '@/components/ui/draft/comparison'
import { specialMenu } from '@/contract/entities/carta'
import type { ProfileSheet } from '@/contract/entities/profile-sheet'
import { wizardAnswers } from '@/contract/entities/wizard-draft'
import type { ProfileLabels } from '../labels'
import { changedKeys, type ProfileKey, type ProfileValues, pick, valuesOf } from '../values'

export const savedOf = ({ version, fields }: ProfileSheet) => ({ version, values: valuesOf(fields) })

export const profileComparison: Comparison<ProfileValues, ProfileKey> = {
  compare: changedKeys,
  merge: (theirs, mine, fields) => ({ ...theirs, ...pick(mine, fields) }),
}

const answers = wizardAnswers.extend({
  drinks: z.string().nullable().optional().catch(undefined),
  additionalMenuUrl: z.string().nullable().optional().catch(undefined),
  specialMenus: z.array(specialMenu).optional().catch(undefined),
})

/** The draft as the tab keeps it. Unreadable fields get their opened values. */
export const profileSchema = (opened: ProfileValues) => ({
  version: z.int(),
  values: answers.transform((kept): ProfileValues => ({ ...opened, ...presentValues(kept) })),
})

const presentValues = (kept: Partial<ProfileValues>) =>
  Object.fromEntries(Object.entries(kept).filter(([, answer]) => answer !== undefined))

/** A field as text. A field without text, such as photos, only says that it has changed. */
export function fieldText(key: ProfileKey, values: ProfileValues, form: ProfileLabels): string | undefined {
  const value = values[key]
  if (key === 'address') return values.address?.fullAddress ?? ''
  if (value === null || (Array.isArray(value) && value.length === 0)) return ''
  if (typeof value === 'string') return answerText(key, value, form)
  if (key === 'cuisineType') return values.cuisineType.map((name) => form.cuisines[name]).join(', ')
  if (key === 'restaurantServices')
    return values.restaurantServices.map((name) => form.services[name]).join(', ')
  if (key === 'cartas' || key === 'specialMenus') return values[key].map(({ name }) => name).join(', ')
  return undefined
}

function answerText(key: ProfileKey, value: string, { courses, logoAnswers }: ProfileLabels) {
  const texts: Record<string, string> = { ...courses, ...logoAnswers }
  const isAnswer = ['startersOption', 'firstCourses', 'secondCourses', 'hasLogo'].includes(key)
  return isAnswer ? (texts[value] ?? value) : value
}
