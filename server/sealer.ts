import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '@/server/db/client'
import { loadSigningKey } from '@/server/db/signing-key'

/** Encrypts secrets that must be readable again, so that a copy of the database alone does not reveal them. */
export type Sealer = {
  seal(secret: Buffer, about: string): Promise<Buffer>
  /** Null when it was sealed for another use, or under a secret that is lost. */
  open(sealed: Buffer, about: string): Promise<Buffer | null>
}

const [nonceLength, tagLength] = [12, 16]

/** AES-256-GCM with a key made of the database's key and the installation's secret. Neither opens anything without the other. */
export function createSealer(db: Database, secret = ''): Sealer {
  let stored: Promise<Buffer> | undefined

  /** After a failed read, the next call reads again. */
  function load() {
    stored ??= loadSigningKey(db, 'factors').catch((error: unknown) => {
      stored = undefined
      throw error
    })
    return stored
  }

  const keyUnder = async (salt: string) => Buffer.from(hkdfSync('sha256', await load(), salt, 'factors', 32))

  return {
    async seal(plain, about) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', await keyUnder(secret), nonce).setAAD(Buffer.from(about))
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    async open(sealed, about) {
      // Also tries the empty secret: otherwise an installation that gets its secret later could not open what it sealed before.
      for (const salt of new Set([secret, ''])) {
        const opened = unseal(sealed, await keyUnder(salt), about)
        if (opened) return opened
      }
      return null
    },
  }
}

function unseal(sealed: Buffer, key: Buffer, about: string) {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength))
    decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(-tagLength))
    return Buffer.concat([decipher.update(sealed.subarray(nonceLength, -tagLength)), decipher.final()])
  } catch {
    return null
  }
}
