import { createHash } from 'node:crypto'
import type { Api } from '@/server/http/api'
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
export function serveDocs({ hono, mounted }: Api) {
  const document = openApi(mounted)
  const page = docsPage(document)
  const json = JSON.stringify(document)
  hono.get('/openapi.json', (c) => {
    c.set('route', '/openapi.json')
    return c.body(json, 200, { 'content-type': 'application/json' })
  })
  hono.get('/docs', async (c) => {
    c.set('route', '/docs')
    c.header('content-security-policy', policy)
    return c.html(page)
  })
}
