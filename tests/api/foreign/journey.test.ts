import { existsSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadPlaces } from '@/server/db/places/load-places'
import { payments } from '@/server/db/schema'
import { anAddress, linkIn, mailTo } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'
import { calls } from './calls'
import { ask } from './client'
import { dig, type Kept, type Step } from './step'
import { changesPassword, keepsAccount, registers, resetsPassword } from './steps/accounts'
import { isBilled, opensCheckout } from './steps/billing'
import { looksForFood, subscribes, unsubscribes } from './steps/diner'
import { sortsResults } from './steps/results'
import { keepsSheets } from './steps/sheets'
import { drawsTemplate } from './steps/templates'
import { uploadsFiles } from './steps/uploads'
import { fillsWizard, namesRestaurant, readsProfile } from './steps/wizard'

const api = await harness()
beforeAll(() => loadPlaces(api.db))

const kept: Kept = {
  email: anAddress('marta'),
  dinerEmail: anAddress('diana'),
  password: 'una frase bien larga',
  secondPassword: 'otra frase bien larga',
}
const letterTo = async (address = '') => (await mailTo(api, address)).at(-1)?.text

/** What a common client does not do by a call of its own: the reader of mails, and the till. */
const outside = {
  async verifies() {
    kept.verifyToken = linkIn(await letterTo(kept.email), '/verify-email').searchParams.get('token') ?? ''
  },
  async confirms() {
    const token = linkIn(await letterTo(kept.dinerEmail), '/confirmar-suscripcion').searchParams.get('token')
    await api.post('/api/email/confirm', { token })
    kept.sig = await api.ctx.signer.sign('unsubscribe', kept.dinerEmail ?? '')
  },
  /** What is paid in the trial is charged when it ends. */
  async endsTrial() {
    const expiresAt = new Date(Date.now() - 1000)
    await api.db
      .update(payments)
      .set({ expiresAt })
      .where(eq(payments.ownerId, kept.ownerId ?? ''))
  },
  async pays() {
    await api.raw(`/api/payment/sandbox/${kept.checkout}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${kept.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'paid' }),
    })
  },
  async readsCode() {
    // Mails of one second arrive in any order: the note that the password was changed may be the last.
    const letters = await mailTo(api, kept.email ?? '')
    kept.otp = letters.flatMap(({ text }) => /^\s*(\d{6})$/m.exec(text)?.[1] ?? []).at(-1) ?? ''
  },
}

type Act = { does: string; acts: () => Promise<void> }

const journey: (Step | Act)[] = [
  ...registers.slice(0, 1),
  { does: 'reads the mail', acts: outside.verifies },
  ...registers.slice(1),
  ...namesRestaurant,
  ...uploadsFiles,
  ...fillsWizard,
  ...readsProfile,
  ...keepsSheets,
  ...keepsAccount,
  ...looksForFood,
  ...sortsResults,
  ...subscribes,
  { does: 'confirms by mail', acts: outside.confirms },
  ...unsubscribes,
  ...drawsTemplate,
  { does: 'comes back after the trial', acts: outside.endsTrial },
  ...opensCheckout,
  { does: 'pays', acts: outside.pays },
  ...isBilled,
  ...changesPassword,
  { does: 'reads the code', acts: outside.readsCode },
  ...resetsPassword,
]

const titled = journey.map(
  (step) => [`${'call' in step ? step.call : 'outside'}: ${step.does}`, step] as const,
)

describe('a common client, from signing up to a new password', () => {
  test.each(titled)('%s', async (_, step) => {
    if ('acts' in step) return step.acts()
    const answer = await ask(api.url, step.call, step.sends?.(kept))
    const { status = expect.toSatisfy((code) => code >= 200 && code < 300), reads, keeps = {} } = step
    expect(answer).toMatchObject({ status, ...(reads && { body: reads(kept) }) })
    for (const [name, path] of Object.entries(keeps)) kept[name] = String(dig(answer.body, path))
  })

  /** Works with the site's address: the web passes on the files that the api serves, and serves the stock pictures itself. */
  const promised = [
    ['logo', 'image/webp', 'RIFF'],
    ['photo', 'image/webp', 'RIFF'],
    ['fullMenu', 'application/pdf', '%PDF-'],
    ['carta', 'application/pdf', '%PDF-'],
    ['invoicePdf', 'application/pdf', '%PDF-'],
  ] as const
  test.each(promised)('opens the address of its %s, which is %s', async (name, type, beginning) => {
    const { origin, pathname, search } = new URL(kept[name] ?? '')
    expect(origin).toBe(api.ctx.site.url)
    const answer = await fetch(api.url + pathname + search)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(await answer.text()).toMatch(new RegExp(`^${beginning}`))
  })

  test('has the stock templates’ pictures on its site', () => {
    const { origin, pathname } = new URL(kept.stockImage ?? '')
    expect(origin).toBe(api.ctx.site.url)
    expect(existsSync(`public${pathname}`)).toBe(true)
  })

  test('makes every call of its list', () => {
    const made = new Set(journey.flatMap((step) => ('call' in step ? [step.call] : [])))
    expect([...made].toSorted()).toEqual(calls.toSorted())
  })
})
