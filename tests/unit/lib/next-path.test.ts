import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextPath } from '@/lib/next-path'

const origin = 'https://mantel.example'
const leadsTo = (next: string) => nextPath({ origin, search: `?${new URLSearchParams({ next })}` })

describe('where a sign-in leads', () => {
  it.each([
    ['/plantilla', '/plantilla'],
    ['/restaurant/profile/edit/x_y?a=1#b', '/restaurant/profile/edit/x_y?a=1#b'],
    ['https://mantel.example/menu', '/menu'],
    ['menu', '/menu'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/.//evil.example', '/evil.example'],
    ['https://evil.example/menu', '/'],
    ['https://mantel.example.evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['http://[', '/'],
    ['', '/'],
  ])('%s → %s', (next, path) => {
    expect(leadsTo(next)).toBe(path)
  })

  it('is home when nothing was asked for', () => {
    expect(nextPath({ origin, search: '' })).toBe('/')
  })

  it('never leaves the site', () => {
    const nasty = fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', 'a', '\t', '%2f') })
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (next) => {
        expect(new URL(leadsTo(next), origin).origin).toBe(origin)
      }),
    )
  })
})
