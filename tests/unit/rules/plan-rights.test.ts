import { describe, expect, it } from 'vitest'
import { type PlanRecord, planInForce, planRights } from '@/contract/rules/account/plans'

const now = new Date('2026-03-29T01:30:00Z')
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)]
const record = (fields: Partial<PlanRecord>): PlanRecord => ({
  ...{ plan: 'free', expiresAt: null, graceUntil: null, manualOverride: false },
  ...fields,
})

describe('the plan in force', () => {
  it.each([
    ['nothing agreed', {}, 'free'],
    ['a trial that goes on for a moment', { plan: 'trial', expiresAt: after }, 'trial'],
    ['a trial that ends this moment', { plan: 'trial', expiresAt: now }, 'free'],
    ['a month that is paid', { plan: 'premium', expiresAt: after }, 'premium'],
    ['a month that is over', { plan: 'premium', expiresAt: before }, 'free'],
    ['one more try to pay', { plan: 'premium', expiresAt: before, graceUntil: after }, 'premium'],
    ['no more tries', { plan: 'premium', expiresAt: before, graceUntil: now }, 'free'],
    ['a trial knows no grace', { plan: 'trial', expiresAt: before, graceUntil: after }, 'free'],
    ['premium without a date is nobody’s', { plan: 'premium' }, 'free'],
    [
      'by hand, over an end that has come',
      { plan: 'premium', expiresAt: before, manualOverride: true },
      'premium',
    ],
    ['by hand, over what says free', { manualOverride: true }, 'premium'],
  ] as const)('%s', (_, fields, plan) => {
    expect(planInForce(record(fields), now)).toBe(plan)
  })
})

it('gives a trial all that premium has', () => {
  expect(planRights.trial).toEqual(planRights.premium)
  expect(planRights.free.imagesAMonth).toBeGreaterThan(0)
})
