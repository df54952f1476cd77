import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { drawSheet, getSheet } from '@/contract/endpoints/sheets'
import { menuRenders, menus, restaurants, userTemplates } from '@/server/db/schema'
import { sweepSheets } from '@/server/modules/sheets'
import { testDrawer } from '@/tests/api/support/drawer'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import { plainTemplate } from '@/tests/api/templates/plain-template'

const drawer = testDrawer()
const api = await harness({ services: { drawer } })
const owner = await api.owner()
await givePlan(api.db, owner)
const now = new Date('2026-11-20T12:00:00Z')

const { templateName, imageUrl, menu, observations, price } = plainTemplate
const blocks = { templateName, imageUrl, menu, observations, price }
const categories = [{ name: 'Primeros', items: [{ name: 'Lentejas' }, { name: 'Sopa' }] }]
const [template] = await api.db
  .insert(userTemplates)
  .values({ ownerId: owner.ownerId, ...blocks })
  .returning()
const [draft] = await api.db
  .insert(menus)
  .values({ restaurantId: owner.restaurantId, date: '2026-11-20', priceCents: 1350, categories })
  .returning()
const templateId = template?.id ?? ''
const menuId = draft?.id ?? ''

beforeAll(() => {
  api.time.now = now
})

const draw = async (format: string, body: object = { templateId }) => {
  const answer = await api.as(owner).post(`/api/sheets/${format}`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return drawSheet.reply.parse(answer.body)
}
const published = async (format = 'card') => {
  const answer = await api.get(`/api/restaurants/${owner.restaurantId}/sheet/${format}`)
  expect(answer.status).toBe(200)
  return getSheet.reply.parse(answer.body).sheet
}
const pixelsOf = async (url: string) => sharp(await (await fetch(api.url + url)).arrayBuffer()).metadata()

describe('an owner', () => {
  test.each([
    ['feed', 1080, 1350],
    ['story', 1080, 1920],
    ['card', 1200, 630],
    ['tv', 1920, 1080],
  ])('has today’s draft drawn as %s', async (format, width, height) => {
    const sheet = await draw(format)
    expect(sheet).toMatchObject({ format, menuId, warnings: [] })
    expect(await pixelsOf(sheet.url)).toMatchObject({ format: 'jpeg', width, height })
  })

  test.each(['a4', 'a5', 'table'])('has it as a PDF of %s', async (format) => {
    const { url } = await draw(format)
    const answer = await fetch(api.url + url)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
  })

  test('gets the same file for the same question, drawn once even when asked ten times at once', async () => {
    const asked = await Promise.all(Array.from({ length: 10 }, () => draw('feed')))
    expect(new Set(asked.map(({ url }) => url)).size).toBe(1)
    const rows = await api.db.select().from(menuRenders).where(eq(menuRenders.menuId, menuId))
    expect(rows.filter(({ format }) => format.startsWith('feed'))).toHaveLength(1)
  })

  test('gets another when the menu or the template has changed', async () => {
    const before = await draw('card')
    await api.as(owner).put(`/api/user-templates/${templateId}`, { ...plainTemplate, templateName: 'Otra' })
    const restyled = await draw('card')
    expect(restyled.url).not.toBe(before.url)
    await api.as(owner).put('/api/menus/mine/2026-11-20/comida', {
      content: { price: 14, categories },
      version: draft?.version,
      release: 'draft',
    })
    expect((await draw('card')).url).not.toBe(restyled.url)
  })

  test('is told what does not fit by the drawing itself, and the second time without a drawing', async () => {
    const asked = vi.spyOn(drawer, 'draw')
    onTestFinished(() => asked.mockRestore())
    const long = Array.from({ length: 80 }, (_, at) => ({ name: `Merluza a la plancha con patatas ${at}` }))
    const [many] = await api.db
      .insert(menus)
      .values({
        restaurantId: owner.restaurantId,
        date: '2026-11-24',
        categories: [{ name: 'Todo', items: long }],
      })
      .returning()
    const { warnings } = await draw('feed', { templateId, menuId: many?.id })
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'overflow', block: 'menu' }))
    expect((await draw('feed', { templateId, menuId: many?.id })).warnings).toEqual(warnings)
    expect(asked.mock.calls.map(([{ type }]) => type)).toEqual(['jpg', 'none'])
  })

  test('has nothing drawn without a menu or a template', async () => {
    const other = await api.owner()
    expect(await api.as(other).post('/api/sheets/feed', { templateId })).toMatchObject({ status: 404 })
    await api.db.insert(menus).values({ restaurantId: other.restaurantId, date: '2026-11-20' })
    expect(await api.as(other).post('/api/sheets/feed', {})).toMatchObject({ status: 404 })
    expect(await api.as(other).post('/api/sheets/feed', { templateId })).toMatchObject({ status: 404 })
    expect(await api.as(other).post('/api/sheets/feed', { menuId })).toMatchObject({ status: 404 })
  })
})

describe('anybody', () => {
  test('sees today’s menu drawn once it is out and a template is chosen, and nothing before', async () => {
    expect(await published()).toBeNull()
    await api.db.update(restaurants).set({ templateId }).where(eq(restaurants.id, owner.restaurantId))
    expect(await published()).toBeNull()
    await api.db.update(menus).set({ state: 'published', publishedAt: now }).where(eq(menus.id, menuId))
    const sheet = await published()
    expect(sheet).toMatchObject({ format: 'card', menuId })
    expect(sheet?.byteCount).toBeLessThan(300_000)
    expect(await published()).toEqual(sheet)
  })

  test('gets a 404 for a restaurant that is none', async () => {
    expect(await api.get('/api/restaurants/abcdefghjkmn/sheet/card')).toMatchObject({ status: 404 })
  })
})

test('what was drawn long ago is swept, file and all, and drawn again for who asks', async () => {
  const before = await draw('card')
  const later = new Date(now.getTime() + 20 * 24 * 3_600_000)
  expect(await sweepSheets({ ...api.ctx, clock: () => later })).toBeGreaterThan(0)
  expect((await fetch(api.url + before.url)).status).toBe(404)
  expect((await draw('card')).url).not.toBe(before.url)
})
