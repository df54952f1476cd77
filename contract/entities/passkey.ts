import { z } from 'zod'
import { lineText } from './text'

const base64url = z
  .string()
  .max(8_192)
  .regex(/^[\w-]+$/, 'base64url')

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).nullish(),
}

/** A browser's answer after creating a passkey (WebAuthn's RegistrationResponseJSON), without the fields that we do not read. */
export const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(20).default([]),
  }),
})

export type PasskeyAttestation = z.infer<typeof passkeyAttestation>

/** A browser's answer after using a passkey (AuthenticationResponseJSON). */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})

export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

const known = z.object({
  id: base64url,
  type: z.string(),
  transports: z.array(z.string()).optional(),
})

const verification = z.enum(['discouraged', 'preferred', 'required'])

/** The options for using a passkey (the fields of PublicKeyCredentialRequestOptionsJSON that we use). */
export const passkeyRequest = z.object({
  challenge: base64url,
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(known).optional(),
  userVerification: verification.optional(),
})

export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** The options for creating a passkey (the fields of PublicKeyCredentialCreationOptionsJSON that we use). */
export const passkeyCreation = z.object({
  challenge: base64url,
  timeout: z.number().optional(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  excludeCredentials: z.array(known).optional(),
  authenticatorSelection: z
    .object({
      residentKey: verification.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: verification.optional(),
    })
    .optional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
})

export type PasskeyCreation = z.infer<typeof passkeyCreation>

export const passkeyName = lineText(60).min(1)
