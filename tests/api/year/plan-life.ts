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
  /** A deed that was not answered. */
  doubt: Doubt | null
}

const seen = z.object({ planInForce: z.string(), cancelAtPeriodEnd: z.boolean().optional() })

type Doubt = { isDone: (found: z.infer<typeof seen>) => boolean; book: () => void }

export const newAccount = (start: Date): Account => ({
  trialEnd: new Date(start.getTime() + 15 * day),
  subscription: null,
  invoices: 0,
  opened: new Map(),
  doubt: null,
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

/** When the till has something to do, or the trial ends. */
export const endOf = ({ subscription, trialEnd }: Account) =>
  subscription ? paidUntil(subscription) : trialEnd

/** Books what a till that has run by now has charged. Whether it was anything. */
export function bookUntil(account: Account, now: Date): boolean {
  const { subscription } = account
  if (!subscription || paidUntil(subscription) > now) return false
  if (subscription.isCancelled) account.subscription = null
  else {
    subscription.months += 1
    account.invoices += 1
    bookUntil(account, now)
  }
  return true
}

export type Ledger = { plans: string[]; invoices: number[] }

export const ledgerOf = (account: Account, now: Date): Ledger => ({
  plans: planNow(account, now),
  invoices: Array(account.invoices).fill(1198),
})

/** The same where Stripe keeps the books. */
export function stripeLedger(
  { trialEnd }: Account,
  { isLive, invoices }: { isLive: boolean; invoices: number[] },
  now: Date,
): Ledger {
  const otherwise = now < trialEnd ? 'trial' : 'free'
  return { plans: [isLive ? 'premium' : otherwise], invoices }
}

/** The plan in force, whether or not the till has run. */
function planNow({ trialEnd, subscription }: Account, now: Date) {
  if (subscription && subscription.months > 0 && now < paidUntil(subscription)) return ['premium']
  if (subscription && subscription.months === 0 && now < subscription.start) return ['premium', 'trial']
  return [now < trialEnd ? 'trial' : 'free']
}

type Life = { owner: Owner; client: Client; account: Account; roll: Prng; now: Date; mayBeRefused: boolean }

const opened = z.object({ id: z.string() })

/** One thing that an owner does about money. */
export async function payersDeed(life: Life): Promise<string> {
  if (!(await looksAgain(life))) return 'sees no plan'
  const { account, roll } = life
  if (!account.subscription)
    return pay(
      life,
      roll.weighted(['paid', 'refused', 'cancelled'] as const, (one) => (one === 'paid' ? 8 : 1)),
    )
  return renewal(life, account.subscription.isCancelled ? false : roll.chance(0.4))
}

async function pay(life: Life, outcome: 'paid' | 'refused' | 'cancelled') {
  const { owner, client, account, now } = life
  const checkout = await client.post('/api/payment/create-payment', { ownerId: owner.ownerId })
  if (checkout.status !== 200) return said('opens a checkout', checkout.status, life)
  const { id } = opened.parse(checkout.body)
  const openedAt = account.opened.get(id) ?? now
  account.opened.set(id, openedAt)
  const { status } = await client.post(`/api/payment/sandbox/${id}`, { outcome })
  const isTrial = openedAt < account.trialEnd && now < account.trialEnd
  const book = () => {
    const start = isTrial ? new Date(Math.max(account.trialEnd.getTime(), openedAt.getTime() + 3 * day)) : now
    account.subscription = { start, months: isTrial ? 0 : 1, isCancelled: false }
    if (!isTrial) account.invoices += 1
  }
  if (outcome === 'paid') entered(life, status, ({ planInForce }) => planInForce === 'premium', book)
  return said(`pays (${outcome})`, status, life)
}

async function renewal(life: Life, cancelAtPeriodEnd: boolean) {
  const { client, account } = life
  const { status } = await client.post('/api/payment/sandbox-subscription', { cancelAtPeriodEnd })
  const book = () => {
    if (account.subscription) account.subscription.isCancelled = cancelAtPeriodEnd
  }
  entered(life, status, (found) => found.cancelAtPeriodEnd === cancelAtPeriodEnd, book)
  return said(cancelAtPeriodEnd ? 'cancels' : 'renews after all', status, life)
}

/** Into the books goes what was acknowledged, and later what was done without an answer. */
function entered({ account }: Life, status: number, isDone: Doubt['isDone'], book: () => void) {
  if (status === 200) book()
  else if (status >= 500) account.doubt = { isDone, book }
}

/** After an answer that did not come, an owner opens the page of plans anew. False: that is not answered either. */
export async function looksAgain({ owner, client, account, mayBeRefused }: Omit<Life, 'roll'>) {
  const { doubt } = account
  if (!doubt) return true
  const { status, body } = await client.get(`/api/payment/${owner.ownerId}`)
  if (status !== 200) {
    if (mayBeRefused && status >= 500) return false
    throw new Error(`looks at their plan again: ${status}`)
  }
  if (doubt.isDone(seen.parse(body))) doubt.book()
  account.doubt = null
  return true
}

function said(deed: string, status: number, { mayBeRefused }: Life) {
  if (status !== 200 && !mayBeRefused) throw new Error(`${deed}: ${status}`)
  return `${deed} ${status}`
}
