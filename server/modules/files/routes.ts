import { uploadToAws } from '@/contract/endpoints/files'
import type { Api } from '@/server/http/api'
import { mountUpload } from '@/server/http/mount'
import { serveFile } from './serve-file'
import { uploadFile } from './upload-file'

const prefix = '/files/'

/** Reads have no rate limit: every picture of a page is a read, and all reads come from the web's one address. */
export function routes(api: Api) {
  const { hono, services } = api
  mountUpload(api, uploadToAws, uploadFile)
  hono.get(`${prefix}*`, (c) => {
    c.set('route', `${prefix}*`)
    return serveFile(services.storage, {
      path: c.req.path.slice(prefix.length),
      method: c.req.method,
      isDownload: c.req.query('download') !== undefined,
      header: (name) => c.req.header(name),
    })
  })
}
