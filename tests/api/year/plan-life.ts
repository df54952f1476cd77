import { z } from 'zod'
import type { Prng } from '@/server/db/seed/prng'
import type { Client } from '@/tests/api/support/client'
import type { Owner } from './cast'

const day = 24 * 3_600_000

/** What an owner has paid, as a bookkeeper with a calendar would say it. */
export type Account = {
  trialEnd: Date
  subscription: { start: Date; months: number; isCancelled: boolean } | null
  invoices: number
  /** When each checkout was opened: one that was refused stays open. */
  opened: Map<string, Date>
}

export const newAccount = (start: Date): Account => ({
  trialEnd: new Date(start.getTime() + 15 * day),
  subscription: null,
  invoices: 0,
  opened: new Map(),
})

/** The same day of the month so many months later, or the last day of a shorter month. */
export function monthsLater(start: Date, months: number): Date {
  const wanted = new Date(start)
  wanted.setUTCDate(1)
  wanted.setUTCMonth(start.getUTCMonth() + months)
  const next = new Date(wanted)
  next.setUTCMonth(wanted.getUTCMonth() + 1)
  const last = Math.round((next.getTime() - wanted.getTime()) / day)
  wanted.setUTCDate(Math.min(start.getUTCDate(), last))
  return wanted
}

const paidUntil = ({ start, months }: NonNullable<Account['subscription']>) => monthsLater(start, months)

/** What a till that has run by now has charged. */
export function bookUntil(account: Account, now: Date) {
  const { subscription } = account
  while (subscription && paidUntil(subscription) <= now) {
    if (subscription.isCancelled) {
      account.subscription = null
      return
    }
    subscription.months += 1
    account.invoices += 1
  }
}

/** The plan in force, whether or not the till has run. */
export function planNow({ trialEnd, subscription }: Account, now: Date) {
  if (subscription && subscription.months > 0 && now < paidUntil(subscription)) return 'premium'
  if (subscription && subscription.months === 0 && now < subscription.start) return 'premium or trial'
  return now < trialEnd ? 'trial' : 'free'
}

type Life = { owner: Owner; client: Client; account: Account; roll: Prng; now: Date; mayBeRefused: boolean }

const opened = z.object({ id: z.string() })

/** One thing that an owner does about money. */
export async function payersDeed(life: Life): Promise<string> {
  const { account, roll } = life
  if (!account.subscription)
    return pay(
      life,
      roll.weighted(['paid', 'refused', 'cancelled'] as const, (one) => (one === 'paid' ? 8 : 1)),
    )
  return renewal(life, account.subscription.isCancelled ? false : roll.chance(0.4))
}

async function pay(
  { owner, client, account, now, mayBeRefused }: Life,
  outcome: 'paid' | 'refused' | 'cancelled',
) {
  const checkout = await client.post('/api/payment/create-payment', { ownerId: owner.ownerId })
  if (checkout.status !== 200) return said('opens a checkout', checkout.status, mayBeRefused)
  const { id } = opened.parse(checkout.body)
  const openedAt = account.opened.get(id) ?? now
  account.opened.set(id, openedAt)
  const { status } = await client.post(`/api/payment/sandbox/${id}`, { outcome })
  if (status === 200 && outcome === 'paid') {
    const isTrial = openedAt < account.trialEnd && now < account.trialEnd
    const start = isTrial ? new Date(Math.max(account.trialEnd.getTime(), openedAt.getTime() + 3 * day)) : now
    account.subscription = { start, months: isTrial ? 0 : 1, isCancelled: false }
    if (!isTrial) account.invoices += 1
  }
  return said(`pays (${outcome})`, status, mayBeRefused)
}

async function renewal({ client, account, mayBeRefused }: Life, cancelAtPeriodEnd: boolean) {
  const { status } = await client.post('/api/payment/sandbox-subscription', { cancelAtPeriodEnd })
  if (status === 200 && account.subscription) account.subscription.isCancelled = cancelAtPeriodEnd
  return said(cancelAtPeriodEnd ? 'cancels' : 'renews after all', status, mayBeRefused)
}

function said(deed: string, status: number, mayBeRefused: boolean) {
  if (status !== 200 && !mayBeRefused) throw new Error(`${deed}: ${status}`)
  return `${deed} ${status}`
}
