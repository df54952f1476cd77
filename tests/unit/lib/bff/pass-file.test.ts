import { afterEach, expect, it, vi } from 'vitest'
import { proofHeader, visitorHeader } from '@/contract/internal-proof'
import { passFile } from '@/lib/bff/pass-file'

vi.mock('@/lib/host/offers', () => ({ hostOffers: async () => true }))

afterEach(() => void vi.restoreAllMocks())

it('asks for a file on its visitor’s account', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('a photo'))
  const request = new Request('https://mantel.example/files/a/b.webp', {
    headers: { 'x-forwarded-for': '198.51.100.7', range: 'bytes=0-9', cookie: 'mantel=secret' },
  })
  const answer = await passFile(request, { params: Promise.resolve({ path: ['a', 'b.webp'] }) })
  expect(await answer.text()).toBe('a photo')
  const headers = new Headers(asked.mock.calls[0]?.[1]?.headers)
  expect(headers.get(visitorHeader)).toBe('198.51.100.7')
  expect(headers.get(proofHeader)).toBeTruthy()
  expect(headers.get('range')).toBe('bytes=0-9')
  expect(headers.get('cookie')).toBeNull()
})
