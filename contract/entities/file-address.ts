import { z } from 'zod'

/** The paths of our files: uploads and drawn sheets, stock pictures, invoices. */
const path = String.raw`\/(?:files|templates)\/[\w./-]+|\/api\/payment\/invoices\/\w+\/pdf\?sig=[\w.-]+`
const host = String.raw`https?:\/\/[^/\s]+`

const wholeAddress = new RegExp(`^${host}(${path})$`, 'i')
/** Matches whole JSON strings. The paths contain no character that JSON escapes. */
const quotedPath = new RegExp(`"(${path})"`, 'g')

/** The path of a file's address on any host. Null for any other address. */
export const filePathOf = (address: string) => wholeAddress.exec(address)?.[1] ?? null

/** Replaces file paths in JSON with full addresses on this site. */
export const withFileAddresses = (json: string, site: string) =>
  json.replace(quotedPath, `"${new URL(site).origin}$1"`)

/** A file from a client: its path, or the full address that we gave. */
export const fileAddress = z
  .string()
  .trim()
  .max(500)
  .transform((address) => filePathOf(address) ?? address)
