import type { Plan } from '../../entities/billing'

export type PlanRecord = {
  plan: Plan
  /** The first moment after the trial or the paid time. */
  expiresAt: Date | null
  /** After a failed payment, the owner keeps the plan until this moment (docs/glossary.md#grace). */
  graceUntil: Date | null
  /** Set by the operator: premium, regardless of the other fields. */
  manualOverride: boolean
}

/** The plan in force at a moment. A plan that has run out counts as free, so no job has to run at that moment. */
export function planInForce({ plan, expiresAt, graceUntil, manualOverride }: PlanRecord, now: Date): Plan {
  if (manualOverride) return 'premium'
  const ends = [expiresAt, plan === 'premium' ? graceUntil : null]
  return ends.some((end) => end !== null && now < end) ? plan : 'free'
}

export type Rights = {
  ownTemplates: boolean
  scheduledMenus: boolean
  /** Pictures that the chatbot draws. Null: no limit. */
  imagesAMonth: number | null
}

const everything: Rights = { ownTemplates: true, scheduledMenus: true, imagesAMonth: null }

/** The rights of each plan. When a plan ends, its templates and scheduled menus stay, and scheduled menus still come out. */
export const planRights: Record<Plan, Rights> = {
  free: { ownTemplates: false, scheduledMenus: false, imagesAMonth: 10 },
  trial: everything,
  premium: everything,
}

/** For a month, before VAT. */
export const premiumCents = 990

export const vatPercent = 21

/** Rounded to the cent, as on an invoice: «9,90 € + 2,08 €». */
export function withVat(netCents: number) {
  const vatCents = Math.round((netCents * vatPercent) / 100)
  return { netCents, vatCents, totalCents: netCents + vatCents }
}

const trialDays = 15

/** docs/product.md#trial-time */
export const trialEnd = (start: Date) => new Date(start.getTime() + trialDays * 24 * 60 * 60 * 1000)

const hour = 60 * 60 * 1000
/** Stripe refuses a first charge within 48 hours, and a checkout stays open for 23. */
const soonestCharge = 72 * hour

/**
 * When the first month begins that is paid for: at once, or when the trial ends. At the end of a trial it is three days after the
 * checkout was opened, and the owner keeps everything until then.
 */
export function firstCharge({ plan, expiresAt, manualOverride }: PlanRecord, openedAt: Date): Date | null {
  if (manualOverride || plan !== 'trial' || !expiresAt || expiresAt <= openedAt) return null
  return new Date(Math.max(expiresAt.getTime(), openedAt.getTime() + soonestCharge))
}

/**
 * The same day and time some months later, or the last day of a month without that day. Counted from the first start, so that the 31st
 * comes back after a February. In UTC, like the charges.
 */
export function addMonths(start: Date, months: number): Date {
  const first = new Date(start)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + months)
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(start.getUTCDate(), days))
  return first
}
