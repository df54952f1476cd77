import 'server-only'
import { env } from '../../env'

/** Serves a file of the host through the web, so that pages load nothing from other origins. */
export function localFile(url: string) {
  const files = `${env().API_URL.replace(/\/$/, '')}/files/`
  return url.startsWith(files) ? `/files/${url.slice(files.length)}` : url
}

/** The file's address as the host knows it. */
export const hostFile = (url: string) =>
  url.startsWith('/files/') ? env().API_URL.replace(/\/$/, '') + url : url
