import { describe, expect, test } from 'vitest'
import { listForSitemap } from '@/contract/endpoints/restaurants'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const shown = await api.owner({}, { updatedAt: new Date('2026-03-01T10:00:00Z') })
const hidden = await api.owner({}, { name: '' })

const list = async (page: number) =>
  listForSitemap.reply.parse((await api.get(`/api/sitemap?page=${page}`)).body)

describe('GET /api/sitemap', () => {
  test('lists public profiles with the moment they changed', async () => {
    const { pages, entries } = await list(1)
    expect(entries).toContainEqual({
      restaurantId: shown.restaurantId,
      restaurantName: 'Casa Prueba',
      updatedAt: '2026-03-01T10:00:00.000Z',
    })
    expect(entries.map(({ restaurantId }) => restaurantId)).not.toContain(hidden.restaurantId)
    expect(Date.parse(pages[0] ?? '')).toBeGreaterThanOrEqual(Date.parse('2026-03-01T10:00:00Z'))
  })

  test('is empty past its last page', async () => {
    const { pages, entries } = await list(10_000)
    expect(pages.length).toBeGreaterThan(0)
    expect(entries).toEqual([])
  })

  test.each(['0', '-1', '1.5', 'x', '10001', ''])('refuses page %j', async (page) => {
    expect(await api.get(`/api/sitemap?page=${page}`)).toMatchObject({ status: 400 })
  })
})
