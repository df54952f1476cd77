import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { cartas, files, menus, restaurantImages, restaurants, userTemplates } from '@/server/db/schema'
import { sweepUploads } from '@/server/modules/files'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const owner = await api.owner()
const { restaurantId } = owner
const yesterday = new Date(Date.now() - 25 * 3_600_000)

async function upload(createdAt = yesterday) {
  const id = newId()
  const [key, small] = [`${id}/640.webp`, `${id}/320.webp`]
  for (const one of [key, small])
    await api.ctx.storage.write({ key: one, contentType: 'image/webp', bytes: Buffer.from('x') })
  await api.db.insert(files).values({
    ...{
      id,
      ownerId: owner.ownerId,
      createdAt,
      url: `/files/${key}`,
      storageKey: key,
      name: 'foto',
      byteCount: 1,
    },
    contentType: 'image/webp',
    variants: [key, small].map((one) => ({
      url: `/files/${one}`,
      width: 1,
      height: 1,
      contentType: 'image/webp',
    })),
  })
  return `/files/${key}`
}

const isThere = async (url: string) => {
  const [row] = await api.db.select().from(files).where(eq(files.url, url))
  const stored = await Promise.all(
    ['640', '320'].map((width) => api.ctx.storage.find(url.replace('/files/', '').replace('640', width))),
  )
  return [row !== undefined, ...stored.map((file) => file !== null)]
}

const [whole, gone] = [
  [true, true, true],
  [false, false, false],
]

test('a file that any row names stays, in whatever column', async () => {
  const [header, logo, full, image, carta, template, inside, menu] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(),
    await upload(),
    await upload(),
    await upload(),
    await upload(),
  ]
  const values = { headerImageUrl: header, logoUrl: logo, fullMenuUrl: full }
  await api.db.update(restaurants).set(values).where(eq(restaurants.id, restaurantId))
  await api.db.insert(restaurantImages).values({ restaurantId, position: 0, url: image })
  await api.db.insert(cartas).values({ restaurantId, url: carta, name: 'Carta', type: 'image' })
  await api.db.insert(userTemplates).values({
    ...{ ownerId: owner.ownerId, templateName: 'A', imageUrl: template, observations: {}, price: {} },
    menu: { background: { url: inside } },
  })
  await api.db.insert(menus).values({ restaurantId, date: '2026-11-20', service: 'comida', photoUrl: menu })
  const unnamed = await upload()
  expect((await sweepUploads(api.ctx)).rows).toBeGreaterThan(0)
  for (const url of [header, logo, full, image, carta, template, inside, menu])
    expect(await isThere(url)).toEqual(whole)
  expect(await isThere(unnamed)).toEqual(gone)
})

test('a file of today stays: its form may still be open', async () => {
  const url = await upload(new Date())
  await sweepUploads(api.ctx)
  expect(await isThere(url)).toEqual(whole)
})

test('a verb that is just taking a file is waited for', async () => {
  const url = await upload()
  let sweeping: Promise<unknown> = Promise.resolve()
  await api.db.transaction(async (tx) => {
    await tx.select().from(files).where(eq(files.url, url)).for('update')
    sweeping = sweepUploads(api.ctx)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await tx.update(restaurants).set({ logoUrl: url }).where(eq(restaurants.id, restaurantId))
  })
  await sweeping
  expect(await isThere(url)).toEqual(whole)
})

test('what a crash left without a row goes, and what was half received', async () => {
  const id = newId()
  await api.ctx.storage.write({ key: `${id}/640.webp`, contentType: 'image/webp', bytes: Buffer.from('x') })
  await sweepUploads(api.ctx)
  expect(await api.ctx.storage.find(`${id}/640.webp`)).not.toBeNull()

  const stale = join(api.ctx.scratch, 'upload-stale')
  mkdirSync(api.ctx.scratch, { recursive: true })
  for (const name of ['upload-stale', 'upload-fresh']) writeFileSync(join(api.ctx.scratch, name), 'x')
  utimesSync(stale, yesterday, yesterday)
  const folder = join(api.ctx.scratch, '..', 'files', id)
  utimesSync(join(folder, '640.webp'), yesterday, yesterday)
  expect(await sweepUploads(api.ctx)).toMatchObject({ strays: 1 })
  expect(existsSync(folder)).toBe(false)
  expect(readdirSync(api.ctx.scratch)).toEqual(['upload-fresh'])
})
