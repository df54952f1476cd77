import { uploadToAws } from '@/contract/endpoints/files'
import type { Api } from '@/server/http/api'
import { turnIn } from '@/server/http/client-turns'
import { mountUpload } from '@/server/http/mount'
import { serveFile } from './serve-file'
import { uploadFile } from './upload-file'

const prefix = '/files/'

/** Reads have no rate limit, since every picture of a page is one, but each client waits for its turn to open a file. */
export function routes(api: Api) {
  const { hono, services, turns } = api
  mountUpload(api, uploadToAws, uploadFile)
  hono.get(`${prefix}*`, async (c) => {
    c.set('route', `${prefix}*`)
    const { ip } = c.var.ctx
    const leave = ip === null ? undefined : await turnIn(turns.files, { ip, connection: c.env?.outgoing })
    try {
      return await serveFile(services.storage, {
        path: c.req.path.slice(prefix.length),
        method: c.req.method,
        isDownload: c.req.query('download') !== undefined,
        header: (name) => c.req.header(name),
      })
    } finally {
      leave?.()
    }
  })
}
