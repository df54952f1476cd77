import type { Signer } from './signer'

/** Worked out from what it belongs to, so that neither the outbox nor a copy of the table opens anything. */
export const verificationTokenOf = (signer: Signer, tokenId: string) => signer.sign('verify-email', tokenId)
