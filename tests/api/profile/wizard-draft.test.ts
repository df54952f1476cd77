import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { trialEnd } from '@/contract/rules/account/plans'
import { mailbox, outbox, payments } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'

const api = await harness()

let owner: TestOwner
beforeEach(async () => {
  owner = await api.owner()
})

describe('/api/wizard/draft', () => {
  const keep = (step: number, answers: object) => api.as(owner).put('/api/wizard/draft', { step, answers })
  const read = async () => (await api.as(owner).get('/api/wizard/draft')).body

  test('begins at the first step, with nothing', async () => {
    expect(await read()).toEqual({ step: 1, answers: {} })
  })

  test('keeps what was typed, however wrong, and goes on where the owner stopped', async () => {
    expect(await keep(1, { whatsappNumber1: 'aún no lo sé', cuisineType: ['Asador'] })).toMatchObject({
      status: 200,
    })
    await keep(2, { noDailyMenu: true })
    expect(await read()).toEqual({
      step: 2,
      answers: { whatsappNumber1: 'aún no lo sé', cuisineType: ['Asador'], noDailyMenu: true },
    })
  })

  test('leaves out what it does not know', async () => {
    await keep(1, { restaurantName: 'Bar', cuisineType: ['Pizza'], isAdmin: true, hasLogo: 'quizá' })
    expect(await read()).toEqual({ step: 1, answers: { restaurantName: 'Bar' } })
  })

  test('forgets what has been saved', async () => {
    await keep(1, { restaurantName: 'Bar viejo', whatsappNumber1: '12' })
    const body = { ownerId: owner.ownerId, restaurantName: 'Bar nuevo' }
    await api.as(owner).post('/api/wizard/saveWizardData', body)
    expect(await read()).toEqual({ step: 1, answers: { whatsappNumber1: '12' } })
  })

  test('is nobody else’s', async () => {
    await keep(3, { restaurantName: 'Secreto' })
    owner = await api.owner()
    expect(await read()).toEqual({ step: 1, answers: {} })
    expect(await api.get('/api/wizard/draft')).toMatchObject({ status: 401 })
    expect(await keep(5, {})).toMatchObject({ status: 400, body: { error: { fields: { step: 'too-big' } } } })
  })
})

describe('POST /api/wizard/send-welcome-email', () => {
  const path = '/api/wizard/send-welcome-email'
  const sent = () => api.db.select().from(mailbox).where(eq(mailbox.recipient, owner.email))

  test('writes once, however often the last step is shown', async () => {
    const now = new Date('2026-11-20T11:00:00Z')
    await api.db.insert(payments).values({ ownerId: owner.ownerId, plan: 'trial', expiresAt: trialEnd(now) })
    for (let n = 0; n < 3; n++)
      expect(await api.as(owner).post(path, { ownerId: owner.ownerId })).toMatchObject({
        status: 200,
        body: { success: true },
      })
    await expect.poll(sent).toHaveLength(1)
    const [letter] = await sent()
    expect(letter?.text).toContain('5 de diciembre de 2026')
    expect(letter?.text).toContain(`/restaurant/profile/${owner.restaurantId}`)
    const welcomes = and(eq(outbox.kind, 'welcome'), eq(outbox.recipient, owner.email))
    expect(await api.db.$count(outbox, welcomes)).toBe(1)
  })

  test('says so when the profile is not public yet', async () => {
    owner = await api.owner({}, { lat: null, lon: null })
    await api.as(owner).post(path, { ownerId: owner.ownerId })
    await expect.poll(sent).toHaveLength(1)
    expect((await sent())[0]?.text).toContain(`/restaurant/profile/edit/${owner.restaurantId}`)
  })

  test('is for oneself alone', async () => {
    const other = await api.owner()
    expect(await api.as(other).post(path, { ownerId: owner.ownerId })).toMatchObject({ status: 404 })
    expect(await api.post(path, { ownerId: owner.ownerId })).toMatchObject({ status: 401 })
    expect(await api.as(owner).post(path, { ownerId: null })).toMatchObject({ status: 200 })
  })
})
