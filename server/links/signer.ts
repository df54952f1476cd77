import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '@/server/db/client'
import { loadSigningKey } from '@/server/db/signing-key'

/** What a signature is for: one made for another use proves nothing here. */
export type SignedUse =
  | 'unsubscribe'
  | 'confirm-subscription'
  | 'confirm-alert'
  | 'end-alerts'
  | 'address-hash'
  | 'reset-code'
  | 'verify-email'
  | 'sandbox-payment'
  | 'link-chat'
  | 'installation'

export type Signer = {
  /** 43 characters that go into a URL as they are. */
  sign(use: SignedUse, text: string): Promise<string>
  verify(use: SignedUse, text: string, signature: string): Promise<boolean>
  /** Tells whether two are the same without telling what they were: for an IP address as part of a proof. */
  digest(use: SignedUse, text: string): Promise<Buffer>
}

export function createSigner(db: Database): Signer {
  let key: Promise<Buffer> | undefined

  /** A failed read is tried again by whoever asks next. */
  function load() {
    key ??= loadSigningKey(db, 'links').catch((error: unknown) => {
      key = undefined
      throw error
    })
    return key
  }

  const digest: Signer['digest'] = async (use, text) =>
    createHmac('sha256', await load())
      .update(`${use}\0${text}`)
      .digest()

  const sign: Signer['sign'] = async (use, text) => (await digest(use, text)).toString('base64url')

  return {
    digest,
    sign,
    async verify(use, text, signature) {
      const expected = Buffer.from(await sign(use, text))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
