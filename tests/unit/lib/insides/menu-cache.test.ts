import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { afterEach, expect, it, vi } from 'vitest'
import { Cache as MenuCache } from '@/lib/insides/cache/menu-cache'

type Arguments = ConstructorParameters<typeof MenuCache>[0]
const cache = new MenuCache({ serverDistDir: '.next/server', revalidatedTags: [] } as unknown as Arguments)

type Set = Parameters<MenuCache['set']>
const context = { cacheControl: { revalidate: 60, expire: 3600 } } as Set[2]
const page = (html: string, tags: string, status = 200) =>
  ({ kind: 'APP_PAGE', html, status, headers: { 'x-next-cache-tags': tags } }) as unknown as Set[1]
const got = (key: string) => cache.get(key, {} as Parameters<MenuCache['get']>[1])

const at = (time: string) => vi.useFakeTimers({ now: new Date(`2020-06-10T${time}Z`), toFake: ['Date'] })
afterEach(() => vi.useRealTimers())

it('gives back what was kept, with its lifetime and its version', async () => {
  await cache.set('/a', page('<p>a</p>', 'area:1:1'), context)
  expect(await got('/a')).toMatchObject({
    lastModified: expect.any(Number),
    cacheControl: { revalidate: 60 },
    value: { html: '<p>a</p>', headers: { etag: expect.stringMatching(/^".{22}"$/) } },
  })
})

it('gives back nothing that has changed since, and nothing five times too old', async () => {
  at('12:00:00')
  await cache.set('/b', page('b', 'area:2:2'), context)
  await cache.set('/c', page('c', 'area:3:3'), context)
  at('12:00:10')
  await cache.revalidateTag('area:2:2')
  at('12:00:20')
  expect(await got('/b')).toBeNull()
  expect(await got('/c')).not.toBeNull()
  at('12:05:01')
  expect(await got('/c')).toBeNull()
})

it('keeps Next from noting the lifetime of every address there ever was, also of those that are not kept', async () => {
  const lifetimes = SharedCacheControls['cacheControls']
  for (let n = 0; n < 5000; n++) {
    lifetimes.set(`/${n}`, { revalidate: 60, expire: undefined })
    await cache.set(`/${n}`, page('failed', 'area:1:1', 500), context)
  }
  expect(lifetimes.size).toBeLessThan(2000)
})
