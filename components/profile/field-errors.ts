import { profileFields, profileLimits } from '@/contract/entities/profile'
import { fill } from '@/lib/i18n/fill'
import type { ProfileLabels } from './labels'
import { changesOf, type ProfileKey, type ProfileValues, profileKeys } from './values'

/** The reason for each field, by the names that the contract and the host use. */
export type FieldErrors = Partial<Record<ProfileKey, string>>

/** Checks the values with the host's rules before sending. */
export function errorsIn(values: Partial<ProfileValues>): FieldErrors {
  const parsed = profileFields.safeParse(changesOf(values), { error: ({ code }) => code })
  if (parsed.success) return {}
  return byField(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

/** The host names fields by a path: `changes.days.0.end`. */
export function byField(reasons: [path: string, reason: string][]): FieldErrors {
  const errors: FieldErrors = {}
  for (const [path, reason] of reasons) {
    const [name = ''] = path.replace(/^changes\./, '').split('.')
    const key = fieldOf(name)
    if (key) errors[key] ??= reason
  }
  return errors
}

const partsOfAddress = ['lat', 'lon', 'restaurantAddress', 'city', 'state', 'country', 'postcode']

const fieldOf = (name: string): ProfileKey | undefined =>
  partsOfAddress.includes(name) ? 'address' : profileKeys.find((key) => key === name)

const required = ['restaurantName', 'description', 'cuisineType', 'whatsappNumber1'] as const

/** The required fields of the first step that are empty (docs/product.md#wizard-required). */
export function missingIn(values: ProfileValues): FieldErrors {
  const empty = required.filter((key) => values[key].length === 0 || isBlank(values[key]))
  return Object.fromEntries(empty.map((key) => [key, 'required']))
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

export function errorText(
  key: ProfileKey,
  reason: string | undefined,
  { errors }: Pick<ProfileLabels, 'errors'>,
) {
  if (!reason) return undefined
  const { restaurantName, description, cuisineType, whatsappNumber1 } = errors
  const missing: FieldErrors = { restaurantName, description, cuisineType, whatsappNumber1 }
  if (reason === 'required') return missing[key] ?? errors.value
  if (isTooLong(reason)) return tooLong(key, errors)
  return byReason(errors)[reason] ?? (key === 'days' ? errors.hours : errors.value)
}

const isTooLong = (reason: string) => reason === 'too_big' || reason === 'too-long'

function tooLong(key: ProfileKey, { tooLong, tooLongOther }: ProfileLabels['errors']) {
  const limits: Partial<Record<ProfileKey, number>> = profileLimits
  const max = limits[key]
  return max ? fill(tooLong, { max }) : tooLongOther
}

const byReason = ({ phone, url, tooMany, file, outsideSpain }: ProfileLabels['errors']) => {
  const texts: Record<string, string> = {
    ...{
      phone,
      url,
      'too-big': tooMany,
      'outside-spain': outsideSpain,
    },
    ...{ 'unknown-file': file, 'file-unknown': file, 'not-an-image': file },
  }
  return texts
}
