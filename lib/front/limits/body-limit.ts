import { uploadToAws } from '@/contract/endpoints/files'
import { isApi, pathOf } from '../routes'

const usualBytes = 256 * 1024
/** Meta's stated limit for its webhook calls. */
const webhookBytes = 3 * 1024 * 1024
/** The bytes that multipart framing adds to a file. */
const framingBytes = 64 * 1024

const uploads = new Map<string, number>([[uploadToAws.path, uploadToAws.upload.maxBytes + framingBytes]])

const withoutSlash = (url: string) => pathOf(url).replace(/\/+$/, '')

export const isUpload = (url: string) => uploads.has(withoutSlash(url))

/** Its signature covers the bytes, so it is read whole before anything is known of its sender. */
export const isLongCall = (url: string) => withoutSlash(url) === '/api/whatsapp/webhook'

/** The most bytes that a request body at this address may have. */
export function bodyLimit(url: string) {
  if (isLongCall(url)) return webhookBytes
  return (isApi(url) && uploads.get(withoutSlash(url))) || usualBytes
}
