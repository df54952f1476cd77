/**
 * Copies bytes into their own memory. zlib and Buffer often return a small part of a larger block, and keeping the part keeps the whole
 * block in memory.
 */
export function ownBytes(bytes: Buffer) {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
