import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { accountBytes } from '@/contract/rules/files/upload-limits'
import { newId } from '@/server/db/id'
import { files, menuRenders, menus, owners, restaurants } from '@/server/db/schema'
import { takeAsClient } from '@/server/modules/accounts'
import { testDrawer } from '@/tests/api/support/drawer'
import { harness } from '@/tests/api/support/harness'

const plenty = 50 * 1024 ** 3
let free = plenty
const api = await harness({ services: { drawer: testDrawer(), freeBytes: async () => free } })
const templateId = 'p1antp1zar05'
const full = { status: 413, body: { error: { reason: 'account-full' } } }

/** With a menu that is out, and room for so many bytes. */
async function ownerWith(room: number) {
  const owner = await api.owner()
  const { restaurantId, ownerId } = owner
  const categories = [{ name: 'Primeros', items: [{ name: 'Sopa' }, { name: 'Lentejas' }] }]
  const out = { state: 'published' as const, publishedAt: new Date(), priceCents: 1200, categories }
  await api.db.insert(menus).values({ restaurantId, date: '2026-11-20', ...out })
  await api.db.update(restaurants).set({ templateId }).where(eq(restaurants.id, restaurantId))
  const id = newId()
  const stored = { url: `/files/${id}/a.pdf`, storageKey: `${id}/a.pdf`, contentType: 'application/pdf' }
  const byteCount = accountBytes.verified - room
  await api.db.insert(files).values({ id, ownerId, ...stored, name: 'a.pdf', byteCount })
  return owner
}

const draw = (owner: Awaited<ReturnType<typeof ownerWith>>, format: string) =>
  api.as(owner).post(`/api/sheets/${format}`, {})
const published = ({ restaurantId }: { restaurantId: string }) =>
  api.get(`/api/restaurants/${restaurantId}/days/2026-11-20/sheet`)

beforeEach(() => {
  api.time.now = new Date('2026-11-20T12:00:00Z')
  free = plenty
})

test('a drawn sheet counts among what an account keeps', async () => {
  const owner = await ownerWith(1000)
  expect(await draw(owner, 'feed')).toMatchObject({ status: 200 })
  expect(await draw(owner, 'story')).toMatchObject(full)
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(10)]), 'foto.jpg')
  expect(await api.as(owner).raw('/api/aws/uploadToAws', { method: 'POST', body })).toMatchObject(full)
  expect(await draw(owner, 'feed'), 'what is drawn already').toMatchObject({ status: 200 })
  await api.db.delete(menuRenders)
  expect(await draw(owner, 'story')).toMatchObject({ status: 200 })
})

test('a full account has its menu read as text', async () => {
  const owner = await ownerWith(0)
  expect(await published(owner)).toMatchObject({ status: 200, body: { sheet: null } })
})

test('on a disk that is nearly full nothing is drawn', async () => {
  const owner = await ownerWith(1_000_000)
  free = 200 * 1024 ** 2
  expect(await draw(owner, 'feed')).toMatchObject({ status: 503, body: { error: { reason: 'disk-full' } } })
  expect(await published(owner)).toMatchObject({ status: 200, body: { sheet: null } })
})

test('what an unverified account may not have is not drawn either, and a visitor pays nothing for it', async () => {
  const owner = await ownerWith(accountBytes.verified - 1000)
  await api.db.update(owners).set({ emailVerifiedAt: null }).where(eq(owners.id, owner.ownerId))
  const address = '10.78.0.1'
  const most = accountBytes.unverified / 1024
  const ctx = { ...api.ctx, ip: address }
  await takeAsClient(ctx, owner.ownerId, { name: 'kilobytes', most, amount: most })
  const before = await api.db.select().from(menuRenders)
  const asked = await api.asWeb(address).post(
    '/api/sheets/feed',
    {},
    {
      authorization: `Bearer ${await api.tokenOf(owner)}`,
    },
  )
  expect(asked).toMatchObject(full)
  expect(await api.db.select().from(menuRenders)).toEqual(before)
  expect(
    await api.asWeb(address).get(`/api/restaurants/${owner.restaurantId}/days/2026-11-20/sheet`),
  ).toMatchObject({
    status: 200,
  })
})
