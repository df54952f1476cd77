import type { SavedFields } from '../../entities/profile-sheet'

type Fields = Pick<
  SavedFields,
  | 'restaurantName'
  | 'lat'
  | 'description'
  | 'cuisineType'
  | 'days'
  | 'contactNumber'
  | 'whatsappNumber1'
  | 'headerImageUrl'
  | 'logoFilePath'
  | 'hasLogo'
  | 'images'
  | 'cartas'
>

/** In the order of importance for diners. */
const parts = {
  name: ({ restaurantName }) => restaurantName !== '',
  address: ({ lat }) => lat !== null,
  hours: ({ days }) => days.some(({ option }) => option !== 'close'),
  headerImage: ({ headerImageUrl }) => headerImageUrl !== null,
  cuisine: ({ cuisineType }) => cuisineType.length > 0,
  phone: ({ contactNumber, whatsappNumber1 }) => contactNumber !== '' || whatsappNumber1 !== '',
  description: ({ description }) => description !== '',
  carta: ({ cartas }) => cartas.length > 0,
  images: ({ images }) => images.length > 0,
  /** A restaurant that says it has no logo does not lack a logo. */
  logo: ({ logoFilePath, hasLogo }) => logoFilePath !== null || hasLogo === 'no',
} satisfies Record<string, (fields: Fields) => boolean>

export type ProfilePart = keyof typeof parts

const isPart = (name: string): name is ProfilePart => Object.hasOwn(parts, name)

/** The missing parts of a profile, and how much of it is complete, in percent. */
export function profileCompleteness(fields: Fields): { missing: ProfilePart[]; percent: number } {
  const all = Object.keys(parts).filter(isPart)
  const missing = all.filter((part) => !parts[part](fields))
  return { missing, percent: Math.round(((all.length - missing.length) / all.length) * 100) }
}
