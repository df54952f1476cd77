import { afterEach, expect, test, vi } from 'vitest'
import { drawnCard } from '@/lib/seo/drawn-card'

const sheet = { url: '/files/abcdefghjkmn/card.jpg', format: 'card', menuId: 'abcdefghjkmn', byteCount: 3 }

function answering(answers: Record<string, Response>) {
  vi.stubGlobal(
    'fetch',
    async (url: string) => answers[new URL(url).pathname] ?? new Response('', { status: 404 }),
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('is the file of the sheet the api has drawn', async () => {
  answering({
    '/api/restaurants/abcdefghjkmn/sheet/card': Response.json({ sheet }),
    '/files/abcdefghjkmn/card.jpg': new Response('JPG'),
  })
  const card = await drawnCard('abcdefghjkmn')
  expect(card?.headers.get('content-type')).toBe('image/jpeg')
  expect(await card?.text()).toBe('JPG')
})

test.each([
  ['without a template', { '/api/restaurants/abcdefghjkmn/sheet/card': Response.json({ sheet: null }) }],
  ['from an api that draws none', {}],
  ['when its file is gone', { '/api/restaurants/abcdefghjkmn/sheet/card': Response.json({ sheet }) }],
])('is none %s', async (_, answers) => {
  answering(answers)
  expect(await drawnCard('abcdefghjkmn')).toBeUndefined()
})
