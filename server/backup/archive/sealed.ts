import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { BrokenArchive } from './tar'

/** The first bytes of an encrypted archive. A random salt follows, then frames. */
export const sealedMark = Buffer.from('mantel-backup-1\n')
const saltLength = 16
const frameLength = 64 * 1024
const tagLength = 16
const headLength = 4
/** In a frame's head: this frame is the last one. */
const lastBit = 0x80000000

export class WrongKey extends Error {
  override readonly name = 'WrongKey'
}

const keyOf = (password: string, salt: Buffer) =>
  scryptSync(password.normalize('NFC'), salt, 32, { N: 2 ** 15, maxmem: 64 * 1024 * 1024 })

/** A frame's number is its nonce, so frames cannot change places. The key is of this archive alone, because of its salt. */
function nonceOf(frame: number) {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(frame, 6, 6)
  return nonce
}

/** Encrypts with AES-256-GCM in frames, so that a whole archive never has to be in memory. The last frame says that it is the last. */
export async function* seal(source: AsyncIterable<Uint8Array>, password: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength)
  const key = keyOf(password, salt)
  yield Buffer.concat([sealedMark, salt])
  let frame = 0
  function frameOf(plain: Buffer, isLast: boolean) {
    const head = Buffer.alloc(headLength)
    head.writeUInt32BE(plain.length + (isLast ? lastBit : 0))
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(frame++)).setAAD(head)
    return Buffer.concat([head, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }
  let waiting = Buffer.alloc(0)
  for await (const piece of source) {
    waiting = Buffer.concat([waiting, piece])
    for (; waiting.length > frameLength; waiting = waiting.subarray(frameLength))
      yield frameOf(waiting.subarray(0, frameLength), false)
  }
  yield frameOf(waiting, true)
}

/** Decrypts what `seal` made, after its mark. Throws WrongKey at the first frame, BrokenArchive at a later one. */
export async function* open(source: AsyncIterable<Uint8Array>, password: string): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0)
  let key: Buffer | undefined
  let isOver = false
  let frame = 0
  for await (const piece of source) {
    waiting = Buffer.concat([waiting, piece])
    if (!key) {
      if (waiting.length < saltLength) continue
      key = keyOf(password, waiting.subarray(0, saltLength))
      waiting = waiting.subarray(saltLength)
    }
    for (;;) {
      if (waiting.length < headLength) break
      const head = waiting.readUInt32BE()
      const length = head & ~lastBit
      if (length > frameLength || isOver) throw new BrokenArchive('a frame')
      const end = headLength + length + tagLength
      if (waiting.length < end) break
      yield unsealed(key, frame++, waiting.subarray(0, end))
      isOver = head >= lastBit
      waiting = waiting.subarray(end)
    }
  }
  if (!isOver || waiting.length > 0) throw new BrokenArchive('its end is missing')
}

function unsealed(key: Buffer, frame: number, bytes: Buffer) {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(frame))
  decipher.setAAD(bytes.subarray(0, headLength)).setAuthTag(bytes.subarray(-tagLength))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(headLength, -tagLength)), decipher.final()])
  } catch {
    throw frame === 0 ? new WrongKey() : new BrokenArchive('a frame')
  }
}
