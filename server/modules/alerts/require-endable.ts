import type { Services } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { readEndToken } from '@/server/links/end-token'

/** The signature stands in the mails that tell of these alerts, and nobody else has it. */
export async function requireEndable({ signer }: Services, token: string) {
  const alertIds = await readEndToken(signer, token)
  if (!alertIds) throw new AppError('not-found', 'link-unknown', { message: 'El enlace no es válido.' })
  return alertIds
}
