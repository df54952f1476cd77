import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '@/server/db/client'
import { loadSigningKey } from '@/server/db/signing-key'

/** The purpose of a signature. A signature made for one use is invalid for any other. */
export type SignedUse =
  | 'unsubscribe'
  | 'confirm-subscription'
  | 'confirm-alert'
  | 'end-alerts'
  | 'open-invoice'
  | 'repeat-menu'
  | 'address-hash'
  | 'reset-code'
  | 'email-code'
  | 'verify-email'
  | 'sandbox-payment'
  | 'link-chat'
  | 'installation'
  | 'device'
  | 'network'
  | 'report-network'
  | 'poll-network'
  | 'poll-voter'
  | 'recovery-code'

export type Signer = {
  /**
   * Reads the key. A process does this before it does anything else: in a transaction the embedded database would wait for that transaction
   * to end, which waits for the key.
   */
  ready(): Promise<void>
  /** Gives 43 characters that need no escaping in a URL. */
  sign(use: SignedUse, text: string): Promise<string>
  verify(use: SignedUse, text: string, signature: string): Promise<boolean>
  /** Lets two values be compared without storing them: for an IP address as part of a proof. */
  digest(use: SignedUse, text: string): Promise<Buffer>
}

export function createSigner(db: Database): Signer {
  let key: Promise<Buffer> | undefined

  /** After a failed read, the next call reads again. */
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
    async ready() {
      await load()
    },
    digest,
    sign,
    async verify(use, text, signature) {
      const expected = Buffer.from(await sign(use, text))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
