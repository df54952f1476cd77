import { expect, test } from 'vitest'
import type { payments } from '@/server/db/schema'
import { announceEndings } from '@/server/modules/plans'
import { linkIn, mailTo } from '@/tests/api/mail/sent-mails'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'

const api = await harness({ ownDatabase: true })
const end = new Date('2026-11-23T23:30:00Z')
const threeDays = 3 * 24 * 60 * 60 * 1000
const before = (ms: number) => new Date(end.getTime() - ms)

async function ownerWith(
  plan: Partial<typeof payments.$inferInsert>,
  timeZone: 'Europe/Madrid' | 'Atlantic/Canary' = 'Europe/Madrid',
) {
  const owner = await api.owner({}, { timeZone })
  await givePlan(api.db, owner, plan)
  return owner
}

async function announceAt(now: Date) {
  api.time.now = now
  await announceEndings(api.ctx)
}

test('a trial’s end is told three days before, once, with what stays and the way on', async () => {
  const { email } = await ownerWith({ plan: 'trial', expiresAt: end })
  await announceAt(before(threeDays + 1))
  expect(await mailTo(api, email)).toEqual([])
  await announceAt(before(threeDays))
  await announceAt(before(1))
  const [mail, ...more] = await mailTo(api, email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Tu prueba termina el martes, 24 de noviembre')
  expect(mail?.text).toContain('No se borra nada')
  expect(linkIn(mail?.text, '/subscription')).toBeDefined()
})

test('two processes at once tell it once', async () => {
  const { email } = await ownerWith({ plan: 'trial', expiresAt: end })
  api.time.now = before(1000)
  await Promise.all([announceEndings(api.ctx), announceEndings(api.ctx)])
  expect(await mailTo(api, email)).toHaveLength(1)
})

test('a month that was cancelled ends too, on the day it is where its owner is, and again when it ends again', async () => {
  const cancelled = { plan: 'premium', cancelAtPeriodEnd: true, expiresAt: end } as const
  const owner = await ownerWith(cancelled, 'Atlantic/Canary')
  await announceAt(before(1000))
  expect(await mailTo(api, owner.email)).toMatchObject([
    { subject: 'Tu Premium termina el lunes, 23 de noviembre' },
  ])
  const later = new Date('2026-12-24T10:00:00Z')
  await givePlan(api.db, owner, { ...cancelled, expiresAt: later })
  await announceAt(new Date(later.getTime() - threeDays - 1))
  expect(await mailTo(api, owner.email)).toHaveLength(1)
  await announceAt(new Date(later.getTime() - 1))
  expect(await mailTo(api, owner.email)).toHaveLength(2)
})

test.each([
  ['by hand', { plan: 'trial', expiresAt: end, manualOverride: true }],
  ['that is renewed', { plan: 'premium', status: 'active', expiresAt: end }],
  ['that is over', { plan: 'trial', expiresAt: before(1000) }],
  ['that is free', { plan: 'free', expiresAt: end }],
] as const)('a plan %s is not announced', async (_, plan) => {
  const { email } = await ownerWith(plan)
  await announceAt(before(1000))
  expect(await mailTo(api, email)).toEqual([])
})
