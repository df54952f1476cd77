import { afterEach, expect, it, vi } from 'vitest'

const page = '<!doctype html><p>Menú</p>'

async function policy(key: string, { url = '/', stripe = '' } = {}) {
  vi.resetModules()
  vi.stubEnv('STRIPE_PUBLISHABLE_KEY', stripe)
  vi.stubEnv('NEXT_PUBLIC_GOOGLE_MAPS_KEY', key)
  const { contentSecurityPolicy } = await import('@/lib/front/content-security-policy')
  const directives = contentSecurityPolicy(page, url).split('; ')
  return new Map(directives.map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]))
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('lets a map without a key fetch from the tile host, and from nobody else', async () => {
  const directives = await policy('')
  const foreign = [...directives].filter(([, sources]) => sources.includes('http'))
  expect(foreign).toEqual([['connect-src', "'self' https://tiles.openfreemap.org"]])
})

it('lets a map with a key have what Google says it needs', async () => {
  const directives = await policy('una-clave')
  expect(directives.get('script-src')).toBe("'self' https://maps.googleapis.com https://maps.gstatic.com")
  expect(directives.get('connect-src')).toBe("'self' https://*.googleapis.com https://*.gstatic.com")
  expect(directives.get('img-src')).toBe("'self' data: blob: https://*.googleapis.com https://*.gstatic.com")
  expect(directives.get('font-src')).toBe("'self' https://fonts.gstatic.com")
  expect(directives.get('style-src')).toContain('https://fonts.googleapis.com')
  expect([...directives.values()].join()).not.toContain('openfreemap')
})

it.each(['', 'una-clave'])('keeps everything else to ourselves, with the key «%s»', async (key) => {
  const directives = await policy(key)
  expect(directives.get('default-src')).toBe("'self'")
  expect(directives.get('worker-src')).toBe("'self' blob:")
  expect(directives.get('object-src')).toBe("'none'")
  expect(directives.get('script-src')).not.toMatch(/unsafe|\*/)
})

it('lets Stripe in where cards are typed, if there is a key, and nowhere else', async () => {
  const [url, stripe] = ['/payment/checkout?x=1', 'pk_test_1']
  const directives = await policy('', { url, stripe })
  expect(directives.get('script-src')).toContain('https://js.stripe.com')
  expect(directives.get('frame-src')).toContain('https://hooks.stripe.com')
  expect(directives.get('connect-src')).toContain('https://api.stripe.com')
  for (const elsewhere of [{ url }, { url: '/payment', stripe }, { url: '/payment/checkout/x', stripe }])
    expect([...(await policy('', elsewhere)).values()].join()).not.toContain('stripe')
})
