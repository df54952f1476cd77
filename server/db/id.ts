import { randomBytes } from 'node:crypto'

// Crockford's base 32 in lower case: no i, l, o or u, which people misread, and case does not matter in URLs.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 12

/** 60 random bits: the identifier of every row. */
export function newId(): string {
  let id = ''
  for (const byte of randomBytes(LENGTH)) id += ALPHABET[byte & 31]
  return id
}
