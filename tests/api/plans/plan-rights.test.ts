import { beforeEach, describe, expect, test } from 'vitest'
import { menus, payments } from '@/server/db/schema'
import { publishDueMenus } from '@/server/modules/menus'
import { imagesLeft, rightsOf, takeImage } from '@/server/modules/plans'
import { ownMenusOf, refusal } from '@/tests/api/own-menus/own-menus'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'
import { plainTemplate } from '@/tests/api/templates/plain-template'

const api = await harness({ ownDatabase: true })
const end = new Date('2026-11-20T11:00:00Z')
const [today, tomorrow, nextWeek] = ['2026-11-20', '2026-11-21', '2026-11-27']
const categories = [{ name: 'Primeros', items: [{ name: 'Lentejas' }] }]
const schedule = { release: 'schedule', publishAt: `${tomorrow}T11:30` } as const

let owner: TestOwner
let own: ReturnType<typeof ownMenusOf>

/** Whose trial ends at `end`, in its last millisecond. */
beforeEach(async () => {
  owner = await api.owner()
  own = ownMenusOf(api.as(owner))
  await givePlan(api.db, owner, { plan: 'trial', expiresAt: end })
  api.time.now = new Date(end.getTime() - 1)
})

const trialEnds = () => {
  api.time.now = end
}
const put = (body: object, date = tomorrow) => own.put(date, { release: 'schedule', ...body })

describe('menus of other days', () => {
  test('are scheduled until the trial’s last moment', async () => {
    expect(await put({})).toMatchObject({ status: 200, body: { state: 'scheduled' } })
    trialEnds()
    const late = await put({}, nextWeek)
    expect(late).toMatchObject(refusal(402, 'scheduled-menus'))
    expect(late).toMatchObject({
      body: { message: expect.stringMatching(/Premium: https:.*\/subscription$/) },
    })
    expect(await put({ release: 'draft' }, nextWeek)).toMatchObject({ body: { state: 'draft' } })
  })

  test('publishing today’s is everybody’s, at once or at an hour', async () => {
    trialEnds()
    const { version } = await own.save(today, { release: 'schedule', publishAt: `${today}T13:00` })
    expect(await put({ version, release: 'publish' }, today)).toMatchObject({ body: { state: 'published' } })
    const publish = (date: string) => api.as(owner).post('/api/menus', { price: 9, categories, date })
    expect(await publish(today)).toMatchObject({ status: 200 })
    expect(await publish(nextWeek)).toMatchObject({ status: 402, body: { error: { code: 'plan' } } })
  })

  test('that were scheduled go out, and can be corrected and moved until then', async () => {
    const { version } = await own.save(tomorrow, schedule)
    trialEnds()
    const corrected = await put({ version, publishAt: `${tomorrow}T12:00` })
    expect(corrected).toMatchObject({ body: { state: 'scheduled', publishAt: '2026-11-21T11:00:00.000Z' } })
    expect(await own.copy([[tomorrow, nextWeek]], { mode: 'move' })).toMatchObject({
      body: { menus: [{ state: 'scheduled' }] },
    })
    api.time.now = new Date('2026-11-27T11:00:00Z')
    await publishDueMenus(api.ctx)
    const then = ownMenusOf(api.as(owner))
    expect(await then.list(`?from=${nextWeek}`)).toMatchObject({ menus: [{ state: 'published' }] })
  })

  test('copied without the plan are drafts, of which nothing is lost', async () => {
    await own.save(today, { release: 'publish' })
    trialEnds()
    expect(await own.copy([[today, nextWeek]])).toMatchObject({
      body: { menus: [{ state: 'draft', publishAt: null }] },
    })
  })
})

describe('templates of one’s own', () => {
  const make = () => api.as(owner).post('/api/user-templates', plainTemplate)

  test('are made until the trial’s last moment, and stay in use', async () => {
    const made = await make()
    expect(made.status).toBe(201)
    trialEnds()
    const { id } = made.body as { id: string }
    const path = `/api/user-templates/${id}`
    const client = api.as(owner)
    for (const refused of [
      await make(),
      await client.put(path, plainTemplate),
      await client.post(`${path}/duplicate`, {}),
    ])
      expect(refused).toMatchObject({ status: 402, body: { error: { reason: 'own-templates' } } })
    const choose = { key: 'templateId', mode: 'replace', value: id }
    expect(await client.patch(`/api/wizard/update-restaurant/${owner.restaurantId}`, choose)).toMatchObject({
      status: 200,
    })
    await api.db.insert(menus).values({ restaurantId: owner.restaurantId, date: today, categories })
    expect(await client.post('/api/sheets/feed', {})).toMatchObject({ status: 200 })
    expect(await client.get(`/api/templates/user-templates/${owner.ownerId}`)).toMatchObject({
      body: { templateId: id, templates: expect.arrayContaining([expect.objectContaining({ _id: id })]) },
    })
    expect(await client.patch(path, { templateName: 'La mía' })).toMatchObject({ status: 200 })
    expect(await client.delete(path)).toMatchObject({ status: 200 })
  })
})

describe('the chatbot’s pictures', () => {
  const take = (key?: string) => takeImage(api.ctx, owner.ownerId, key)
  const takeAll = async (count: number) => {
    for (let taken = 0; taken < count; taken++) await take()
  }

  test('are as many as one likes on trial, and ten of each month after it', async () => {
    await takeAll(12)
    expect(await imagesLeft(api.ctx, owner.ownerId)).toEqual({ left: null })
    trialEnds()
    expect(await imagesLeft(api.ctx, owner.ownerId)).toEqual({ left: 10 })
    await takeAll(9)
    expect(await take('wamid.1')).toEqual({ left: 0 })
    expect(await take('wamid.1')).toEqual({ left: 0 })
    await expect(take()).rejects.toMatchObject({ code: 'plan', reason: 'images' })
    await givePlan(api.db, owner)
    expect(await take()).toEqual({ left: null })
  })

  test('begin anew with the month where the restaurant is', async () => {
    const canary = await api.owner({}, { timeZone: 'Atlantic/Canary' })
    for (let taken = 0; taken < 10; taken++) {
      api.time.now = new Date('2026-12-31T12:00:00Z')
      await takeImage(api.ctx, canary.ownerId)
    }
    api.time.now = new Date('2026-12-31T23:59:59Z')
    await expect(takeImage(api.ctx, canary.ownerId)).rejects.toMatchObject({ reason: 'images' })
    api.time.now = new Date('2027-01-01T00:00:00Z')
    expect(await takeImage(api.ctx, canary.ownerId)).toEqual({ left: 9 })
  })

  test('taken at the same moment are never more than there are', async () => {
    trialEnds()
    const taken = await Promise.allSettled(Array.from({ length: 14 }, () => take()))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  test('are nobody’s who is gone', async () => {
    await expect(takeImage(api.ctx, '0123456789ab')).rejects.toMatchObject({ code: 'not-found' })
  })
})

test.each([
  ['what was agreed by nobody', null, 'free'],
  ['by hand, over everything', { plan: 'free', manualOverride: true }, 'premium'],
  [
    'cancelled, but paid for',
    { plan: 'premium', status: 'cancelled', expiresAt: new Date(+end + 1) },
    'premium',
  ],
  ['paid until this moment', { plan: 'premium', status: 'cancelled', expiresAt: end }, 'free'],
  ['in its week of grace', { plan: 'premium', expiresAt: end, graceUntil: new Date(+end + 1) }, 'premium'],
] as const)('%s', async (_, plan, inForce) => {
  trialEnds()
  const somebody = await api.owner()
  if (plan) await api.db.insert(payments).values({ ownerId: somebody.ownerId, updatedAt: end, ...plan })
  expect(await rightsOf(api.ctx, somebody.ownerId)).toMatchObject({
    ...{ plan: inForce, scheduledMenus: inForce === 'premium' },
  })
})
