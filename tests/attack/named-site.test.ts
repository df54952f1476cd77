import { afterAll, beforeAll, describe, inject } from 'vitest'
import { findFreePort } from '@/scripts/run/ports.mjs'
import { startMantel } from '@/scripts/test/running-mantel.mjs'
import { testAway } from './named-site/away'
import { testHeaders } from './named-site/headers'
import type { NamedSite } from './named-site/site'
import { bridge } from './support/bridge'

let api: Awaited<ReturnType<typeof bridge>>
let product: Awaited<ReturnType<typeof startMantel>>

/** As behind a proxy that ends TLS. */
beforeAll(async () => {
  const port = await findFreePort()
  api = await bridge(port)
  await api.stand()
  const named = { API_PORT: String(port), API_URL: api.url, SITE_URL: 'https://mantel.example' }
  product = await startMantel(named, inject('filledData'))
})
afterAll(async () => {
  await product?.stop()
  await api?.fall()
})

const site: NamedSite = {
  ask: (path, init) => fetch(product.mantel.baseUrl + path, { redirect: 'manual', ...init }),
  mantel: () => product.mantel,
  api: () => api,
}

// First without its api, as long as the site remembers no page that another test has asked for.
describe('the site without its api', () => testAway(site))
describe('what the site says of itself', () => testHeaders(site))
