import { afterEach, expect, it, vi } from 'vitest'
import { logFailure } from '@/lib/log-failure'

afterEach(() => void vi.restoreAllMocks())

it('writes a line that is read, however long what a page has thrown', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const context = { routePath: '/[locale]/faqs', routeType: 'render', routerKind: 'App Router' } as const
  const request = { path: '/faqs', method: 'GET', headers: {} }
  const error = { digest: 'x'.repeat(1_000_000) }
  logFailure(error, request, {
    ...context,
    renderSource: 'react-server-components',
    revalidateReason: undefined,
  })
  const line = String(written.mock.lastCall?.[0])
  expect(line.length).toBeLessThan(2000)
  expect(JSON.parse(line)).toMatchObject({ msg: 'page failed', route: '/[locale]/faqs' })
})
