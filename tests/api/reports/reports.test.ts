import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { commandOf } from '@/server/cli/admin/commands'
import { newId } from '@/server/db/id'
import { auditLog, reports } from '@/server/db/schema'
import { deleteOldReports } from '@/server/modules/reports'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'

const api = await harness()

const admin = (...args: string[]) => commandOf(args)({ ...api.ctx, admin: 'marta' })
const rowsOf = (restaurantId: string) =>
  api.db.select().from(reports).where(eq(reports.restaurantId, restaurantId))

type Report = { kind?: string; sentence?: unknown }

const report = (address: string, { restaurantId }: TestOwner, { kind = 'hours', sentence }: Report = {}) =>
  api.asWeb(address).post('/api/reports', { restaurantId, kind, sentence })

async function isDoubted({ restaurantId }: TestOwner) {
  const { body } = await api.get(`/api/owner/restaurant/${restaurantId}`)
  return JSON.stringify(body).includes('"mayHaveChanged":true')
}

async function listOf(owner: TestOwner) {
  const { body } = await api.as(owner).get('/api/reports/mine')
  return body as { reports: { reportId: string; kind: string; sentence: string }[]; mayHaveChanged: boolean }
}

const three = ['198.51.100.1', '198.51.100.2', '198.51.100.3'] as const

async function doubted() {
  const owner = await api.owner()
  for (const address of three) expect(await report(address, owner)).toMatchObject({ status: 200 })
  return owner
}

describe('a report', () => {
  test('is kept without anything that leads to its visitor', async () => {
    const owner = await api.owner()
    const sentence = '  Los lunes\tcierran  '
    expect(await report('198.51.100.7', owner, { sentence })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    const [row, ...more] = await rowsOf(owner.restaurantId)
    expect(more).toEqual([])
    expect(row).toMatchObject({
      kind: 'hours',
      sentence: 'Los lunes cierran',
      state: 'open',
      decidedAt: null,
    })
    expect(row?.networkHash).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain('198.51')
  })

  test('comes from a plain form as well, with the name that leads back', async () => {
    const owner = await api.owner()
    const { restaurantId } = owner
    const body = new URLSearchParams({ restaurantId, restaurantName: 'X', kind: 'closed', sentence: '' })
    expect(await api.raw('/api/reports', { method: 'POST', body })).toMatchObject({ status: 200 })
    expect(await rowsOf(restaurantId)).toMatchObject([{ kind: 'closed', sentence: '' }])
  })

  test.each([
    [{ kind: 'parking' }, { kind: 'value' }],
    [{ kind: '' }, { kind: 'value' }],
    [{ sentence: 'x'.repeat(201) }, { sentence: 'too-long' }],
    [{ sentence: 'Cerrado\nBcc: eva' }, { sentence: 'characters' }],
    [{ sentence: '\u001b]0;hola\u0007' }, { sentence: 'characters' }],
    [{ sentence: 'uno\u2028dos' }, { sentence: 'characters' }],
    [{ sentence: 12 }, { sentence: 'type' }],
  ])('with %j is refused', async (wrong, fields) => {
    const owner = await api.owner()
    expect(await report('198.51.100.8', owner, wrong)).toMatchObject({
      status: 400,
      body: { error: { fields } },
    })
    expect(await rowsOf(owner.restaurantId)).toEqual([])
  })

  test('on nobody, or on who is not public, is a 404', async () => {
    const hidden = await api.owner({}, { verification: 'rejected' })
    expect(await report('198.51.100.8', hidden)).toMatchObject({ status: 404 })
    expect(await report('198.51.100.8', { ...hidden, restaurantId: newId() })).toMatchObject({ status: 404 })
  })

  test('is refused when a restaurant has more open ones than anybody reads', async () => {
    const owner = await api.owner()
    const { restaurantId } = owner
    const many = Array.from({ length: 200 }, (_, n) => ({
      ...{ restaurantId, kind: 'price' as const, networkHash: Buffer.from(`${n}`) },
    }))
    await api.db.insert(reports).values(many)
    expect(await report('198.51.100.9', owner)).toMatchObject({
      status: 429,
      body: { error: { reason: 'report-limit' } },
    })
  })
})

describe('a doubt', () => {
  test('comes from three networks, and the web hears of it once', async () => {
    const owner = await api.owner()
    api.expired.length = 0
    await report(three[0], owner)
    await report(three[1], owner, { kind: 'closed' })
    expect(await isDoubted(owner)).toBe(false)
    expect(api.expired).toEqual([])
    await report(three[2], owner, { kind: 'no-menu' })
    expect(await isDoubted(owner)).toBe(true)
    await report('198.51.100.4', owner)
    expect(api.expired).toMatchObject([{ restaurantId: owner.restaurantId }])
  })

  test('does not come from one network, however often and of whatever it reports', async () => {
    const owner = await api.owner()
    for (const kind of ['hours', 'price', 'address', 'closed', 'no-menu', 'hours'])
      expect(await report(three[0], owner, { kind })).toMatchObject({ status: 200 })
    expect(await rowsOf(owner.restaurantId)).toHaveLength(5)
    expect(await isDoubted(owner)).toBe(false)
  })

  test('counts a /48 of IPv6 once', async () => {
    const owner = await api.owner()
    for (const site of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:ffff::9']) await report(site, owner)
    expect(await rowsOf(owner.restaurantId)).toHaveLength(1)
    await report('2001:db8:2::1', owner)
    await report('2001:db8:3::1', owner)
    expect(await isDoubted(owner)).toBe(true)
  })

  test('comes from three reports at the same moment', async () => {
    const owner = await api.owner()
    await Promise.all(three.map((address) => report(address, owner)))
    expect(await isDoubted(owner)).toBe(true)
  })

  test('needs them within a week, and then stays until somebody looks', async () => {
    const owner = await api.owner()
    const at = (day: number) => new Date(Date.UTC(2031, 0, day, 12))
    api.time.now = at(1)
    await report(three[0], owner)
    api.time.now = at(5)
    await report(three[1], owner)
    api.time.now = at(9)
    await report(three[2], owner)
    expect(await isDoubted(owner)).toBe(false)
    await report(three[0], owner)
    expect(await isDoubted(owner)).toBe(true)
    api.time.now = at(30)
    expect(await isDoubted(owner)).toBe(true)
    api.time.now = null
  })

  test('ends when the owner settles one of three', async () => {
    const owner = await doubted()
    const { reports: listed, mayHaveChanged } = await listOf(owner)
    expect(mayHaveChanged).toBe(true)
    expect(listed).toHaveLength(3)
    api.expired.length = 0
    const path = `/api/reports/mine/${listed[0]?.reportId}`
    expect(await api.as(owner).post(path, { outcome: 'settled' })).toMatchObject({ status: 200 })
    expect(await isDoubted(owner)).toBe(false)
    expect(api.expired).toMatchObject([{ restaurantId: owner.restaurantId }])
    expect((await listOf(owner)).reports).toHaveLength(2)
    const [closed] = (await rowsOf(owner.restaurantId)).filter(({ state }) => state === 'settled')
    expect(closed).toMatchObject({ networkHash: null, decidedAt: expect.any(Date) })
  })

  test('stays while three other networks are left', async () => {
    const owner = await doubted()
    await report('198.51.100.4', owner)
    const { reports: listed } = await listOf(owner)
    const [first, second] = listed
    await api.as(owner).post(`/api/reports/mine/${first?.reportId}`, { outcome: 'dismissed' })
    expect(await isDoubted(owner)).toBe(true)
    await api.as(owner).post(`/api/reports/mine/${second?.reportId}`, { outcome: 'dismissed' })
    expect(await isDoubted(owner)).toBe(false)
  })
})

describe('an owner', () => {
  test('reads and decides their own alone', async () => {
    const [owner, other] = [await api.owner(), await api.owner()]
    await report(three[0], owner, { sentence: 'Abren a las 14:00' })
    expect(await listOf(owner)).toMatchObject({
      reports: [{ kind: 'hours', sentence: 'Abren a las 14:00' }],
      mayHaveChanged: false,
    })
    expect(await listOf(other)).toEqual({ reports: [], mayHaveChanged: false })
    const [{ reportId = '' } = {}] = (await listOf(owner)).reports
    const path = `/api/reports/mine/${reportId}`
    expect(await api.as(other).post(path, { outcome: 'dismissed' })).toMatchObject({ status: 404 })
    expect(await api.post(path, { outcome: 'dismissed' })).toMatchObject({ status: 401 })
    expect(await api.as(owner).post(path, { outcome: 'forgotten' })).toMatchObject({ status: 400 })
    expect((await listOf(owner)).reports).toHaveLength(1)
    await api.as(owner).post(path, { outcome: 'dismissed' })
    await api.as(owner).post(path, { outcome: 'settled' })
    expect(await rowsOf(owner.restaurantId)).toMatchObject([{ state: 'dismissed' }])
    const written = await api.db.select().from(auditLog).where(eq(auditLog.entityId, owner.restaurantId))
    expect(written).toMatchObject([
      { actorKind: 'owner', actorId: owner.ownerId, action: 'report.dismissed' },
    ])
  })

  test('may hear of the same again after deciding', async () => {
    const owner = await api.owner()
    await report(three[0], owner)
    const [{ reportId = '' } = {}] = (await listOf(owner)).reports
    await api.as(owner).post(`/api/reports/mine/${reportId}`, { outcome: 'settled' })
    await report(three[0], owner)
    expect((await listOf(owner)).reports).toHaveLength(1)
  })
})

describe('the operator', () => {
  test('lists, settles and dismisses', async () => {
    const owner = await doubted()
    await report(three[0], owner, { sentence: 'Ha cerrado para siempre' })
    // From before such characters were refused.
    const sentence = 'Ha cerrado \u202epara siempre'
    await api.db.update(reports).set({ sentence }).where(eq(reports.sentence, 'Ha cerrado para siempre'))
    const listed = await admin('reports', '--limit', '99999')
    expect(listed).toContain(`${owner.restaurantId}  ! Casa Prueba`)
    expect(listed).toContain('Ha cerrado \\u202epara siempre')
    const [{ reportId = '' } = {}] = (await listOf(owner)).reports
    expect(await admin('dismiss', reportId)).toBe(`Aviso ${reportId}: descartado.`)
    expect(await isDoubted(owner)).toBe(false)
    expect(await admin('reports', '--state', 'dismissed', '--limit', '99999')).toContain(reportId)
    await expect(admin('settle', newId())).rejects.toMatchObject({ code: 'not-found', reason: 'report' })
    expect(() => commandOf(['reports', '--state', 'lost'])).toThrow(/--state/)
    expect(() => commandOf(['settle'])).toThrow(/npm run admin/)
  })
})

test('old reports go, but not those behind a doubt that nobody has looked at', async () => {
  api.time.now = new Date('2020-01-01T12:00:00Z')
  const [forgotten, decided, waiting] = [await api.owner(), await api.owner(), await doubted()]
  await report(three[0], forgotten)
  await report(three[0], decided)
  const [{ reportId = '' } = {}] = (await listOf(decided)).reports
  await api.as(decided).post(`/api/reports/mine/${reportId}`, { outcome: 'settled' })
  api.time.now = null
  const left = async () =>
    Promise.all([forgotten, decided, waiting].map(async (o) => (await rowsOf(o.restaurantId)).length))
  await deleteOldReports(api.db, new Date('2020-07-15T12:00:00Z'))
  expect(await left()).toEqual([1, 0, 3])
  await deleteOldReports(api.db, new Date('2021-01-15T12:00:00Z'))
  expect(await left()).toEqual([0, 0, 3])
})
