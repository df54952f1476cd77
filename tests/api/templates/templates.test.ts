import { beforeEach, describe, expect, test } from 'vitest'
import { getRestaurant } from '@/contract/endpoints/restaurants'
import { getUserTemplate, listUserTemplates } from '@/contract/endpoints/templates'
import { stockTemplates } from '@/contract/stock-templates'
import { uploadFile } from '@/tests/api/profile/upload-file'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import { plainTemplate } from './plain-template'

const api = await harness()

let owner: Awaited<ReturnType<typeof api.owner>>
let own: ReturnType<typeof api.as>

beforeEach(async () => {
  owner = await api.owner()
  await givePlan(api.db, owner)
  own = api.as(owner)
})

const refusal = (status: number, reason: string, more: object = {}) => ({
  status,
  body: { error: { reason, ...more } },
})

async function list() {
  const { body } = await own.get(`/api/templates/user-templates/${owner.ownerId}`)
  return listUserTemplates.reply.parse(body)
}

async function read(id: string) {
  const { body } = await own.get(`/api/user-templates/${id}`)
  return getUserTemplate.reply.parse(body).template
}

async function make(body: object = {}) {
  const reply = await own.post('/api/user-templates', { ...plainTemplate, ...body })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return (reply.body as { id: string }).id
}

const choose = (value: string | null) =>
  own.patch(`/api/wizard/update-restaurant/${owner.restaurantId}`, {
    ...{ key: 'templateId', mode: 'replace', value },
  })

describe('a template of one’s own', () => {
  test('is created, read as it was sent, and listed before those of Mantel', async () => {
    const imageUrl = await uploadFile(api.db, owner.ownerId)
    const id = await make({ imageUrl })
    expect(await read(id)).toMatchObject({ ...plainTemplate, imageUrl, _id: id, isStock: false })
    const { templates, templateId, id: restaurantId } = await list()
    expect(templates[0]).toMatchObject({ _id: id, imageUrl, templateName: 'New Template', isStock: false })
    expect(templates).toHaveLength(1 + stockTemplates.length)
    expect({ templateId, restaurantId }).toEqual({ templateId: null, restaurantId: owner.restaurantId })
  })

  test('is made once, though a client whose answer was lost sends it again', async () => {
    const twice = await Promise.all([make(), make()])
    expect(new Set([...twice, await make()]).size).toBe(1)
    expect(await make({ templateName: 'Otra' })).not.toBe(twice[0])
    await own.patch(`/api/user-templates/${twice[0]}`, { templateName: 'Con nombre' })
    expect(await make(), 'what was changed since is another one').not.toBe(twice[0])
    const copies = await Promise.all(
      [1, 2].map(() => own.post(`/api/user-templates/${twice[0]}/duplicate`, {})),
    )
    expect(new Set(copies.map(({ body }) => Reflect.get(Object(body), 'id'))).size).toBe(2)
  })

  test('gives the page it is chosen for another time, and so its picture in chats another address', async () => {
    const id = await make()
    const path = getRestaurant.path.replace(':restaurantId', owner.restaurantId)
    const changedAt = async () => getRestaurant.reply.parse((await api.get(path)).body).updatedAt
    await choose(id)
    const before = await changedAt()
    api.time.now = new Date(Date.parse(before) + 60_000)
    await own.put(`/api/user-templates/${id}`, plainTemplate)
    expect(await changedAt()).toBe(api.time.now.toISOString())
    api.time.now = null
  })

  test('is saved, whoever says nothing of versions over what is there', async () => {
    const id = await make()
    const put = (more: object) => own.put(`/api/user-templates/${id}`, { ...plainTemplate, ...more })
    expect(await put({ templateName: 'Verano' })).toMatchObject({
      status: 200,
      body: { success: true, version: 2 },
    })
    expect(await put({ templateName: 'Otoño', version: 1 })).toMatchObject(
      refusal(409, 'version', { current: { template: { templateName: 'Verano', version: 2 } } }),
    )
    expect(await put({ templateName: 'Otoño', version: 2 })).toMatchObject({ status: 200 })
    expect(await read(id)).toMatchObject({ templateName: 'Otoño', version: 3 })
  })

  test('takes what is no number as 0, and a line height as 1', async () => {
    const rect = { x: 'x', y: null, width: '300', height: 200 }
    const id = await make({ price: { text: '9 €', rect, style: { lineHeight: 'alta', maxFontSize: '' } } })
    expect((await read(id)).price.rect).toEqual({ x: 0, y: 0, width: 300, height: 200 })
  })

  test('stands on the owner’s own picture, one of ours or none', async () => {
    const foreign = await uploadFile(api.db, (await api.owner()).ownerId)
    const pdf = await uploadFile(api.db, owner.ownerId, 'pdf')
    const post = (imageUrl: string) => own.post('/api/user-templates', { ...plainTemplate, imageUrl })
    const wrong = (reason: string) => refusal(400, 'validation', { fields: { imageUrl: reason } })
    expect(await post(foreign)).toMatchObject(wrong('unknown-file'))
    expect(await post('https://example.com/fondo.png')).toMatchObject(wrong('unknown-file'))
    expect(await post(pdf)).toMatchObject(wrong('not-an-image'))
    for (const { template } of stockTemplates.slice(0, 1))
      expect(await post(template.imageUrl)).toMatchObject({ status: 201 })
    const behind = (background: object) => own.post('/api/user-templates', { ...plainTemplate, background })
    expect(await behind({ kind: 'image', url: foreign })).toMatchObject(
      refusal(400, 'validation', { fields: { 'background.url': 'unknown-file' } }),
    )
    expect(await behind({ kind: 'stock', stock: 'nadie' })).toMatchObject(
      refusal(400, 'validation', { fields: { 'background.stock': 'unknown-stock' } }),
    )
    expect(await behind({ kind: 'color', color: '#123456' })).toMatchObject({ status: 201 })
  })

  test('is renamed, and copied under a name that says so', async () => {
    const id = await make()
    expect(await own.patch(`/api/user-templates/${id}`, { templateName: '  Terraza ' })).toMatchObject({
      body: { version: 2 },
    })
    expect(await own.patch(`/api/user-templates/${id}`, { templateName: ' ' })).toMatchObject({ status: 400 })
    const copy = await own.post(`/api/user-templates/${id}/duplicate`, {})
    expect(copy).toMatchObject({ status: 201, body: { templateName: 'Terraza (copia)' } })
    expect(
      (await list()).templates
        .slice(0, 2)
        .map(({ templateName }) => templateName)
        .toSorted(),
    ).toEqual(['Terraza', 'Terraza (copia)'])
  })

  test('goes, and with it the choice of it', async () => {
    const id = await make()
    expect(await choose(id)).toMatchObject({ status: 200 })
    expect(await list()).toMatchObject({ templateId: id })
    expect(await own.delete(`/api/user-templates/${id}`)).toMatchObject({ status: 200 })
    expect(await list()).toMatchObject({ templateId: null })
    expect(await own.get(`/api/user-templates/${id}`)).toMatchObject(refusal(404, 'template'))
    expect(await own.delete(`/api/user-templates/${id}`)).toMatchObject(refusal(404, 'template'))
  })

  test('changed while it is chosen, is shown anew', async () => {
    const [chosen, other] = [await make(), await make({ templateName: 'Nueva' })]
    await choose(chosen)
    const told = async (id: string) => {
      api.expired.length = 0
      await own.patch(`/api/user-templates/${id}`, { templateName: 'Otra' })
      return api.expired.map(({ restaurantId }) => restaurantId)
    }
    expect(await told(other)).toEqual([])
    expect(await told(chosen)).toEqual([owner.restaurantId])
  })

  test('is one of sixty at most', async () => {
    for (let made = 0; made < 60; made += 1) await make({ templateName: `Plantilla ${made}` })
    expect(await own.post('/api/user-templates', plainTemplate)).toMatchObject(
      refusal(409, 'too-many-templates'),
    )
  })
})

describe('another owner’s template', () => {
  test('does not exist: neither to choose nor in a list', async () => {
    const id = await make()
    const other = await api.owner()
    const reply = await api.as(other).patch(`/api/wizard/update-restaurant/${other.restaurantId}`, {
      ...{ key: 'templateId', mode: 'replace', value: id },
    })
    expect(reply).toMatchObject(refusal(404, 'template'))
    expect(await api.as(other).get(`/api/templates/user-templates/${owner.ownerId}`)).toMatchObject({
      status: 404,
    })
  })
})

describe.runIf(stockTemplates.length > 0)('a template of Mantel’s', () => {
  const [stock] = stockTemplates

  test('is for everybody to read, choose and copy, for nobody to change', async () => {
    if (!stock) throw new Error('there is one')
    const { id, template } = stock
    expect(await read(id)).toMatchObject({ ...template, isStock: true })
    expect(await choose(id)).toMatchObject({ status: 200 })
    expect(await list()).toMatchObject({ templateId: id })
    for (const refused of [
      own.put(`/api/user-templates/${id}`, plainTemplate),
      own.patch(`/api/user-templates/${id}`, { templateName: 'Mía' }),
      own.delete(`/api/user-templates/${id}`),
    ])
      expect(await refused).toMatchObject(refusal(404, 'template'))
    const copy = await own.post(`/api/user-templates/${id}/duplicate`, { templateName: 'La de siempre' })
    expect(copy).toMatchObject({ status: 201, body: { templateName: 'La de siempre' } })
    expect((await list()).templates[0]).toMatchObject({ imageUrl: template.imageUrl, isStock: false })
  })
})
