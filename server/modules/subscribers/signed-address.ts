import type { Services } from '@/server/ctx'
import { AppError } from '@/server/errors'

type Signed = { params: { email: string }; query: { sig: string } }

/** The signature stands in every mail to that address, and nobody else has it. */
export async function requireSignedAddress({ signer }: Services, { params, query }: Signed) {
  if (await signer.verify('unsubscribe', params.email, query.sig)) return params.email
  throw new AppError('not-found', 'signature', {
    message: 'El enlace no es válido o ya no hay suscripciones activas para este correo.',
  })
}
