import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { getSheetDress } from '@/contract/endpoints/sheet-dress'
import { drawSheet } from '@/contract/endpoints/sheets'
import { files, menus, restaurants } from '@/server/db/schema'
import { bytesOf } from '@/server/ports/storage/bytes-of'
import { uploadFile } from '@/tests/api/profile/upload-file'
import { testDrawer } from '@/tests/api/support/drawer'
import { harness } from '@/tests/api/support/harness'

const api = await harness({ services: { drawer: testDrawer() } })
const owner = await api.owner()
const stock = 'p1antmante01'
const path = '/api/sheets/dress'
const logoUrl = await uploadFile(api.db, owner.ownerId)
const photo = { url: await uploadFile(api.db, owner.ownerId), place: 'band' }
await api.db.update(restaurants).set({ logoUrl }).where(eq(restaurants.id, owner.restaurantId))
const categories = [{ name: 'Primeros', items: [{ name: 'Lentejas' }] }]
const [menu] = await api.db
  .insert(menus)
  .values({ restaurantId: owner.restaurantId, date: '2026-11-20', priceCents: 1350, categories })
  .returning()

const read = async () => getSheetDress.reply.parse((await api.as(owner).get(path)).body)
const save = (body: unknown) => api.as(owner).put(path, body)
const draw = async () => {
  const { body } = await api.as(owner).post('/api/sheets/feed', { menuId: menu?.id, templateId: stock })
  return drawSheet.reply.parse(body).url
}

describe('the logo and the photo of a restaurant', () => {
  test('are on no sheet until the owner wants them, and can be taken off again', async () => {
    expect(await read()).toEqual({ dress: { logo: false, photo: null }, logoUrl, photos: [] })
    const plain = await draw()
    expect(await save({ logo: true, photo })).toMatchObject({ status: 200, body: { success: true } })
    expect(await read()).toMatchObject({ dress: { logo: true, photo } })
    const dressed = await draw()
    expect(dressed).not.toBe(plain)
    expect(await save({ logo: true, photo: { ...photo, place: 'ground' } })).toMatchObject({ status: 200 })
    expect(await draw()).not.toBe(dressed)
    await save({ logo: false, photo: null })
    expect(await draw()).toBe(plain)
  })

  test('are chosen from photos of the profile too, without a change of its version', async () => {
    const headerImageUrl = await uploadFile(api.db, owner.ownerId)
    const where = eq(restaurants.id, owner.restaurantId)
    const [before] = await api.db.update(restaurants).set({ headerImageUrl }).where(where).returning()
    expect((await read()).photos).toEqual([headerImageUrl])
    await save({ logo: false, photo: { url: headerImageUrl, place: 'ground' } })
    const [after] = await api.db.select().from(restaurants).where(where)
    expect(after?.version).toBe(before?.version)
  })

  describe('and a photo with its dish at the right', () => {
    const url = photo.url
    const folder = url.split('/')[2] ?? ''
    const half = (background: string) =>
      sharp({ create: { width: 900, height: 900, channels: 3, background } })
    const keys = async () => {
      const found: string[] = []
      for await (const { key } of api.ctx.storage.list()) if (key.startsWith(folder)) found.push(key)
      return found.toSorted()
    }
    const light = async (key: string) => {
      const file = await api.ctx.storage.find(key)
      if (!file) throw new Error(`${key} is missing`)
      const { dominant } = await sharp(await bytesOf(file)).stats()
      return dominant.r
    }
    const cutIn = (names: string[]) => names.find((name) => name.includes('/cut-')) ?? ''

    test('is cut once for a format, around the point that has to be seen, and the cut goes with the photo', async () => {
      const dish = await half('#ff8800').png().toBuffer()
      const bytes = await half('#000000')
        .extend({ right: 900, background: '#000000' })
        .composite([{ input: dish, left: 900, top: 0 }])
        .webp()
        .toBuffer()
      const key = url.replace('/files/', '')
      await api.ctx.storage.write({ key, contentType: 'image/webp', bytes })
      await save({ logo: false, photo: { ...photo, place: 'ground', focus: { x: 17, y: 50 } } })
      await draw()
      const dark = cutIn(await keys())
      expect(await light(dark)).toBeLessThan(30)
      await save({ logo: false, photo: { ...photo, place: 'ground', focus: { x: 83, y: 50 } } })
      const drawn = await draw()
      const [, cut = '', ...others] = [...(await keys())].toSorted((one) => (one === key ? -1 : 1))
      expect(others).toEqual([])
      expect(await light(cut)).toBeGreaterThan(220)

      // The whole photo is no longer read.
      await api.ctx.storage.delete([key])
      await api.db
        .update(menus)
        .set({ priceCents: 1400, version: 2 })
        .where(eq(menus.id, menu?.id ?? ''))
      expect(await draw()).not.toBe(drawn)
      const [file] = await api.db.select().from(files).where(eq(files.url, url))
      const { byteCount = 0 } = (await api.ctx.storage.find(cut)) ?? {}
      expect(file?.variants).toMatchObject([{ url: `/files/${cut}`, byteCount }])
      expect(file?.storedBytes).toBe(1000 + byteCount)
    })
  })

  test('are files of the owner, and pictures', async () => {
    const other = await api.owner()
    const foreign = await uploadFile(api.db, other.ownerId)
    const paper = await uploadFile(api.db, owner.ownerId, 'pdf')
    const refused = (reason: string) => ({
      status: 400,
      body: { error: { fields: { 'photo.url': reason } } },
    })
    const wanted = async (url: string) => save({ logo: false, photo: { url, place: 'band' } })
    expect(await wanted(foreign)).toMatchObject(refused('unknown-file'))
    expect(await wanted('https://example.com/plato.jpg')).toMatchObject(refused('unknown-file'))
    expect(await wanted(paper)).toMatchObject(refused('not-an-image'))
    expect(await save({ logo: false, photo: { ...photo, place: 'corner' } })).toMatchObject({ status: 400 })
  })

  test('are the owner’s own', async () => {
    const other = await api.owner()
    await save({ logo: true, photo })
    expect((await api.as(other).get(path)).body).toMatchObject({ dress: { logo: false, photo: null } })
    expect(await api.get(path)).toMatchObject({ status: 401 })
    expect(await api.put(path, { logo: true, photo: null })).toMatchObject({ status: 401 })
  })
})
