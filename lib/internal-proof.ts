import { createInternalProofs, noVisitor, proofHeader, visitorHeader } from '@/contract/internal-proof'
import { env } from './env'

type Proofs = ReturnType<typeof createInternalProofs>

let known: Proofs | undefined

function proofs() {
  const { INTERNAL_SECRET, INTERNAL_SECRET_PREVIOUS } = env()
  known ??= createInternalProofs(Date.now, INTERNAL_SECRET, INTERNAL_SECRET_PREVIOUS)
  return known
}

/** The headers by which the api recognises the web, and the visitor on whose behalf it asks. */
export async function internalProof(visitor?: string) {
  return {
    [proofHeader]: await proofs().make('web-to-api'),
    [visitorHeader]: visitor ?? noVisitor,
    // An api of before this header reads the other one.
    ...(visitor && { 'x-forwarded-for': visitor }),
  }
}

/** Tells whether a request comes from Mantel's own api process. */
export const isFromOurApi = (given: string | null | undefined) => proofs().holds(given, 'api-to-web')

/** The header by which this web is believed when it tells itself what has changed, as the api does. */
export const proofToOurselves = async () => ({ [proofHeader]: await proofs().make('api-to-web') })
