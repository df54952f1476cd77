import type { Signer } from './signer'

/** Worked out from what it belongs to and kept nowhere: neither the outbox nor a copy of the codes tells it. */
export async function resetCodeOf(signer: Signer, codeId: string) {
  const digest = await signer.digest('reset-code', codeId)
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** Keyed, because a million guesses undo a plain hash of six digits. */
export const resetCodeHash = (signer: Signer, codeId: string, code: string) =>
  signer.digest('reset-code', `${codeId}:${code}`)
