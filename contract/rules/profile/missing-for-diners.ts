/** The data that a profile needs before diners can find it. `approval`: the operator rejected the profile. */
export const profileNeeds = ['name', 'address', 'approval'] as const
export type ProfileNeed = (typeof profileNeeds)[number]

export type MissingPart = 'email' | ProfileNeed

type Profile = { name: string; lat: number | null; verification: string }

export function profileNeedsOf({ name, lat, verification }: Profile): ProfileNeed[] {
  const isMissing = { name: name === '', address: lat === null, approval: verification === 'rejected' }
  return profileNeeds.filter((need) => isMissing[need])
}

type Owner = { emailVerified: boolean; restaurant: { missing: ProfileNeed[] } | null }

/** The data that are missing before diners see a published menu. Empty: they see it. */
export const missingForDiners = ({ emailVerified, restaurant }: Owner): MissingPart[] => [
  ...(restaurant?.missing ?? []),
  ...(emailVerified ? [] : (['email'] as const)),
]
