import type { Api } from '@/server/http/api'
import { serveFile } from './serve-file'

const prefix = '/files/'

/** Not limited: every picture of a page is one of them, and all come through the web's one address. */
export function routes({ hono, services }: Api) {
  hono.get(`${prefix}*`, (c) => {
    c.set('route', `${prefix}*`)
    return serveFile(services.storage, {
      path: c.req.path.slice(prefix.length),
      method: c.req.method,
      header: (name) => c.req.header(name),
    })
  })
}
