import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Api, HonoEnv } from '@/server/http/api'
import { consume } from '@/server/http/limits'
import { openApi } from '@/server/http/openapi'
import { docsPage } from './page'
import { script } from './script'
import { style } from './style'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policy = [
  "default-src 'none'",
  `style-src ${hash(style)}`,
  `script-src ${hash(script)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Mounted last, so that it lists everything mounted before. */
export function serveDocs({ hono, mounted, services, options }: Api) {
  const document = openApi(mounted)
  // The same bytes for all: a text would be held once more for each client that does not read it.
  const page = Promise.resolve(docsPage(document)).then((text) => Buffer.from(`${text}`))
  const json = Buffer.from(JSON.stringify(document))
  const count = (c: Context<HonoEnv>, route: string) => {
    c.set('route', route)
    return consume(services.counts, options.limits.read, c.var.ctx.ip)
  }
  hono.get('/openapi.json', async (c) => {
    await count(c, '/openapi.json')
    return c.body(json, 200, { 'content-type': 'application/json' })
  })
  hono.get('/docs', async (c) => {
    await count(c, '/docs')
    return c.body(await page, 200, {
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': policy,
    })
  })
}
