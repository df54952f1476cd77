import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '@/lib/front/content-security-policy'
import { isWidgetPath } from '@/lib/front/frames'

describe('isWidgetPath', () => {
  it.each(['/widget/k00x7qm2vt9b', '/widget/k00x7qm2vt9b?x=1'])('is %s', (url) =>
    expect(isWidgetPath(url)).toBe(true),
  )
  it.each([
    '/',
    '/widget',
    '/widget/',
    '/widget/x.y',
    '/widget/k00x7qm2vt9b/',
    '/widget/k00x7qm2vt9b/mas',
    '/x/widget/k00x7qm2vt9b',
    '/widget/k00x7qm2vt9b%2f',
    '//widget/k00x7qm2vt9b',
    '/signin?/widget/k00x7qm2vt9b',
  ])('is not %s', (url) => expect(isWidgetPath(url)).toBe(false))
})

describe('the policy of the widget', () => {
  it('lets everybody frame it and nothing run in it', () => {
    const policy = contentSecurityPolicy('<script>alert(1)</script>', '/widget/k00x7qm2vt9b')
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
  })
})
