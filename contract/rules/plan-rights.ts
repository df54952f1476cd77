import type { Plan } from '../entities/billing'

export type PlanRecord = {
  plan: Plan
  /** The first moment that is neither tried nor paid for. */
  expiresAt: Date | null
  /** After a payment that failed: until then nothing is taken away. */
  graceUntil: Date | null
  /** Premium by hand, whatever else the record says. */
  manualOverride: boolean
}

/** The plan an owner has at a moment: what has run out is free. Nobody has to have been there when it did. */
export function planInForce({ plan, expiresAt, graceUntil, manualOverride }: PlanRecord, now: Date): Plan {
  if (manualOverride) return 'premium'
  const ends = [expiresAt, plan === 'premium' ? graceUntil : null]
  return ends.some((end) => end !== null && now < end) ? plan : 'free'
}

export type Rights = {
  ownTemplates: boolean
  scheduledMenus: boolean
  /** Drawn by the chatbot; null: as many as one likes. */
  imagesAMonth: number | null
}

const everything: Rights = { ownTemplates: true, scheduledMenus: true, imagesAMonth: null }

/** What each plan may do. Whatever was made stays when a plan ends, and goes out as it was meant to. */
export const planRights: Record<Plan, Rights> = {
  free: { ownTemplates: false, scheduledMenus: false, imagesAMonth: 10 },
  trial: everything,
  premium: everything,
}

/** Before VAT, a month. */
export const premiumCents = 990

export const vatPercent = 21

/** To the cent, as an invoice rounds it: «9,90 € + 2,08 €». */
export function withVat(netCents: number) {
  const vatCents = Math.round((netCents * vatPercent) / 100)
  return { netCents, vatCents, totalCents: netCents + vatCents }
}
