/** The version of the consent text. With a new version, everybody is asked again. */
export const consentVersion = '2026-11'

/** 1 necessary, 2 personalisation, 3 analytics. */
export const consentLevels = [1, 2, 3] as const

export type ConsentLevel = (typeof consentLevels)[number]

/** A refusal is also stored: `opt_in` is false, and `level` has only the necessary level. */
export type Consent = { opt_in: boolean; level: ConsentLevel[]; version: string; date: string }

/** How long an answer is valid, agreement or refusal. Then the person is asked again. */
const validFor = 24 * 30 * 24 * 60 * 60 * 1000

export function consentTo(levels: readonly ConsentLevel[], now: Date): Consent {
  return { opt_in: true, level: inOrder(levels), version: consentVersion, date: now.toISOString() }
}

export function refusal(now: Date): Consent {
  return { opt_in: false, level: [1], version: consentVersion, date: now.toISOString() }
}

/** The stored consent. Null without a consent, or when it is no longer valid. */
export function readConsent(stored: string | null, now: Date): Consent | null {
  const consent = parsed(stored)
  if (consent?.version !== consentVersion) return null
  const age = now.getTime() - Date.parse(consent.date)
  return age <= validFor ? consent : null
}

export function allows(consent: Consent | null, level: ConsentLevel): boolean {
  return consent?.opt_in === true && consent.level.includes(level)
}

const inOrder = (levels: readonly unknown[]) => consentLevels.filter((level) => levels.includes(level))

function parsed(stored: string | null): Consent | null {
  try {
    const record: unknown = JSON.parse(stored ?? 'null')
    if (typeof record !== 'object' || record === null) return null
    const { opt_in, level, version, date }: { [key in keyof Consent]?: unknown } = record
    if (typeof opt_in !== 'boolean' || !Array.isArray(level)) return null
    if (typeof version !== 'string' || typeof date !== 'string') return null
    return { opt_in, level: inOrder(level), version, date }
  } catch {
    return null
  }
}

/** The version of the privacy policy and legal notice that an owner accepts at sign-up: the day of their last change. */
export const termsVersion = '2026-11-20'
