/** What a profile needs before diners can find it. `approval`: the profile was rejected. */
export const profileNeeds = ['name', 'address', 'approval'] as const
export type ProfileNeed = (typeof profileNeeds)[number]

export type MissingPart = 'email' | ProfileNeed

type Profile = { name: string; lat: number | null; verification: string }

export function profileNeedsOf({ name, lat, verification }: Profile): ProfileNeed[] {
  const isMissing = { name: name === '', address: lat === null, approval: verification === 'rejected' }
  return profileNeeds.filter((need) => isMissing[need])
}

type Owner = { emailVerified: boolean; restaurant: { missing: ProfileNeed[] } | null }

/** What is missing before diners see a published menu. Nothing: they see it. */
export const missingForDiners = ({ emailVerified, restaurant }: Owner): MissingPart[] => [
  ...(restaurant?.missing ?? []),
  ...(emailVerified ? [] : (['email'] as const)),
]
