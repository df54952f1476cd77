import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/imagen-del-menu/[restaurantId]/[date]/route'

const asked = vi.fn()

vi.mock('@/lib/api/sheets', () => ({
  getDayPicture: async (...question: unknown[]) => {
    asked(...question)
    return '/files/0123456789ab/feed.jpg'
  },
}))

beforeEach(() => asked.mockClear())

const params = { restaurantId: '0123456789ab', date: '2026-11-20' }
const open = (query: string) =>
  GET(new Request(`https://mantel.example/imagen-del-menu/0123456789ab/2026-11-20${query}`), {
    params: Promise.resolve(params),
  })

test.each([
  ['?idioma=de', 'de'],
  ['', undefined],
  ['?idioma=it', undefined],
])('the picture of a mail with «%s» is asked for in %s', async (query, language) => {
  const { status, headers } = await open(query)
  expect([status, headers.get('location')]).toEqual([302, '/files/0123456789ab/feed.jpg'])
  expect(asked).toHaveBeenCalledWith(params.restaurantId, params.date, language)
})
