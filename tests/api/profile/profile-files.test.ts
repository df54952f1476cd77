import { beforeEach, describe, expect, test } from 'vitest'
import { restaurant as restaurantSchema } from '@/contract/entities/restaurant'
import { newId } from '@/server/db/id'
import { userTemplates } from '@/server/db/schema'
import { uploadFile } from '@/tests/api/profile/upload-file'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'

const api = await harness()

let owner: TestOwner
let other: TestOwner
beforeEach(async () => {
  owner = await api.owner()
  other = await api.owner()
})

const shown = async () =>
  restaurantSchema.parse((await api.get(`/api/owner/restaurant/${owner.restaurantId}`)).body)
const update = (body: object, whose = owner, as = owner) =>
  api.as(as).patch(`/api/wizard/update-restaurant/${whose.restaurantId}`, body)

describe('PATCH /api/wizard/update-restaurant/:restaurantId', () => {
  const push = (key: string, value: object) => update({ key, value, mode: 'push' })

  test('adds a carta, once however often it is sent', async () => {
    const url = await uploadFile(api.db, owner.ownerId, 'pdf')
    const value = { url, name: 'Carta', type: 'image', uploadedAt: '2020-01-01T00:00:00.000Z' }
    expect(await push('cartas', value)).toMatchObject({ status: 200, body: { success: true, version: 2 } })
    await push('cartas', { ...value, name: 'Carta nueva' })
    expect((await shown()).cartas).toMatchObject([{ url, name: 'Carta nueva', type: 'pdf' }])
  })

  test('adds a special menu: from today, for good, when nothing else is said', async () => {
    api.time.now = new Date('2026-11-20T23:30:00Z')
    const [url, dated] = await Promise.all([1, 2].map(() => uploadFile(api.db, owner.ownerId, 'pdf')))
    await push('specialMenus', { url, name: ' Setas ' })
    const days = { startDate: '2026-11-30T23:00:00.000Z', endDate: '2027-01-06' }
    await push('specialMenus', { url: dated, name: 'Navidad', description: 'Con cava', ...days })
    expect((await shown()).specialMenus).toMatchObject([
      { url, name: 'Setas', description: '', startDate: '2026-11-21', endDate: null, expiresAt: null },
      { name: 'Navidad', startDate: '2026-12-01', expiresAt: '2027-01-06T23:00:00.000Z' },
    ])
    api.time.now = null
  })

  test("chooses a template of the owner's own", async () => {
    const id = newId()
    const content = { templateName: 'Mía', menu: {}, observations: {}, price: {} }
    await api.db.insert(userTemplates).values({ id, ownerId: owner.ownerId, ...content })
    expect(await update({ key: 'templateId', value: id, mode: 'replace' })).toMatchObject({ status: 200 })
    expect((await shown()).templateId).toBe(id)
    expect(await update({ key: 'templateId', value: id, mode: 'replace' }, other, other)).toMatchObject({
      status: 404,
    })
  })

  test.each([
    { key: 'ownerId', value: 'x', mode: 'replace' },
    { key: 'cartas', value: { url: '/x', name: 'a' }, mode: 'replace' },
    { key: 'cartas', value: { url: '/nowhere' }, mode: 'push' },
    { key: 'specialMenus', value: { url: '/x', name: ' ' }, mode: 'push' },
    { key: 'templateId', value: 12, mode: 'replace' },
  ])('refuses all else: %j', async (body) => {
    expect(await update(body)).toMatchObject({ status: 400 })
  })

  test("cannot touch another owner's restaurant or files", async () => {
    const mine = await uploadFile(api.db, owner.ownerId)
    const theirs = await uploadFile(api.db, other.ownerId)
    const body = { key: 'cartas', value: { url: mine, name: 'Carta' }, mode: 'push' }
    expect(await update(body, owner, other)).toMatchObject({ status: 404 })
    expect(await api.patch(`/api/wizard/update-restaurant/${owner.restaurantId}`, body)).toMatchObject({
      status: 401,
    })
    expect(await push('cartas', { url: theirs, name: 'Carta' })).toMatchObject({
      status: 400,
      body: { error: { fields: { 'value.url': 'unknown-file' } } },
    })
  })
})

describe.each([
  ['delete-carta', 'cartas'],
  ['delete-special-menu', 'specialMenus'],
] as const)('DELETE /api/wizard/%s/:restaurantId', (name, key) => {
  const path = () => `/api/wizard/${name}/${owner.restaurantId}`
  const added = async () => {
    const url = await uploadFile(api.db, owner.ownerId, 'pdf')
    await update({ key, value: { url, name: 'Uno' }, mode: 'push' })
    return url
  }

  test('takes its url from the body or from the query', async () => {
    const [first, second] = [await added(), await added()]
    expect(await api.as(owner).delete(path(), { url: first })).toMatchObject({ status: 200 })
    const query = new URLSearchParams({ url: second })
    expect(await api.as(owner).raw(`${path()}?${query}`, { method: 'DELETE' })).toMatchObject({ status: 200 })
    expect((await shown())[key]).toEqual([])
  })

  test('says what there is not, and what is missing', async () => {
    expect(await api.as(owner).delete(path(), { url: '/nowhere' })).toMatchObject({ status: 404 })
    expect(await api.as(owner).delete(path(), {})).toMatchObject({
      status: 400,
      body: { error: { fields: { url: 'required' } } },
    })
  })

  test("cannot touch another owner's", async () => {
    const url = await added()
    expect(await api.as(other).delete(path(), { url })).toMatchObject({ status: 404 })
    expect(await api.delete(path(), { url })).toMatchObject({ status: 401 })
    expect((await shown())[key]).toHaveLength(1)
  })
})

describe('PUT /api/wizard/saveImages', () => {
  const put = (body: object, as = owner) =>
    api.as(as).put('/api/wizard/saveImages', { ownerId: as.ownerId, ...body })

  test('adds a picture, and puts another in its place', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => uploadFile(api.db, owner.ownerId)))
    expect(await put({ newImageUrl: first })).toMatchObject({ status: 200, body: { success: true } })
    await put({ imageId: '', newImageUrl: second })
    const imageId = (await shown()).profileImages[0]?.imageId
    expect(await put({ imageId, newImageUrl: third })).toMatchObject({ body: { imageId } })
    expect((await shown()).profileImages).toMatchObject([{ imageId, url: third }, { url: second }])
  })

  test('has room for six', async () => {
    for (let n = 0; n < 6; n++) await put({ newImageUrl: await uploadFile(api.db, owner.ownerId) })
    expect(await put({ newImageUrl: await uploadFile(api.db, owner.ownerId) })).toMatchObject({
      status: 400,
      body: { message: 'Puedes cargar hasta 6 imágenes' },
    })
  })

  test("cannot touch another owner's", async () => {
    const newImageUrl = await uploadFile(api.db, owner.ownerId)
    await put({ newImageUrl })
    const imageId = (await shown()).profileImages[0]?.imageId
    const theirs = await uploadFile(api.db, other.ownerId)
    expect(await put({ imageId, newImageUrl: theirs }, other)).toMatchObject({ status: 404 })
    expect(await put({ newImageUrl: theirs })).toMatchObject({ status: 400 })
    expect(
      await api.as(other).put('/api/wizard/saveImages', { ownerId: owner.ownerId, newImageUrl }),
    ).toMatchObject({ status: 404 })
    expect(await api.put('/api/wizard/saveImages', { ownerId: owner.ownerId, newImageUrl })).toMatchObject({
      status: 401,
    })
    expect(await put({ newImageUrl: '' })).toMatchObject({ status: 400 })
  })
})
