import { z } from 'zod'
import { endpoint } from '../endpoint'
import { challengeToken, factorMethods, timeZoneName } from '../entities/factor-challenge'
import { id } from '../entities/id'
import { session } from '../entities/owner'
import {
  passkeyAssertion,
  passkeyAttestation,
  passkeyCreation,
  passkeyName,
  passkeyRequest,
} from '../entities/passkey'
import { proof, secondStep } from '../entities/second-factor'
import { typedCode } from '../entities/typed-code'

const done = z.object({ success: z.literal(true) })
/** A challenge for a passkey: its token, and the options for the browser. */
const question = z.object({ challenge: challengeToken, options: passkeyRequest })
/** Returned once, with the first factor. Null when the owner has codes already. */
const withCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const finishLogin = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  auth: 'public',
  /** The verb counts guesses. */
  limit: 'write',
  summary: 'Segundo paso del inicio de sesión: código de la app, de recuperación o llave de acceso',
  body: secondStep,
  reply: session,
})

export const askPasskeyAtLogin = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/passkey',
  auth: 'public',
  limit: 'write',
  summary: 'La pregunta a la llave de acceso para el segundo paso',
  body: z.object({ challenge: challengeToken }),
  reply: question,
})

export const askPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  auth: 'public',
  limit: 'write',
  summary: 'La pregunta para entrar con una llave de acceso, sin contraseña',
  reply: question,
})

export const loginByPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  auth: 'public',
  limit: 'write',
  summary: 'Abre una sesión con una llave de acceso que ha comprobado quién la usa',
  body: z.object({
    challenge: challengeToken,
    passkey: passkeyAssertion,
    timeZone: timeZoneName.optional(),
  }),
  reply: session,
})

export const askProof = endpoint({
  method: 'POST',
  path: '/api/auth/proof/options',
  auth: 'owner',
  summary: 'Cómo puede confirmar el propietario que es él; sin segundo factor, con la contraseña',
  reply: z.object({
    methods: z.array(z.enum([...factorMethods, 'password'])),
    passkey: question.nullable(),
  }),
})

export const prove = endpoint({
  method: 'POST',
  path: '/api/auth/proof',
  auth: 'owner',
  limit: 'write',
  summary: 'Confirma que es el propietario; vale diez minutos en esta sesión',
  body: proof,
  reply: done,
})

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/second-factor',
  auth: 'owner',
  summary: 'La verificación en dos pasos del propietario, y si se le ofrece',
  reply: z.object({
    app: z.object({ addedAt: z.iso.datetime() }).nullable(),
    passkeys: z.array(
      z.object({
        passkeyId: id,
        name: z.string(),
        addedAt: z.iso.datetime(),
        usedAt: z.iso.datetime().nullable(),
      }),
    ),
    recoveryCodesLeft: z.int(),
    /** True once, after the first published menu, for an owner without a second factor. */
    isOffered: z.boolean(),
  }),
})

export type SecondFactor = z.infer<typeof getSecondFactor.reply>

export const closeOffer = endpoint({
  method: 'DELETE',
  path: '/api/second-factor/offer',
  auth: 'owner',
  summary: 'No se ofrece más',
  reply: done,
})

export const beginApp = endpoint({
  method: 'POST',
  path: '/api/second-factor/app',
  auth: 'owner',
  limit: 'write',
  summary: 'Un secreto nuevo para una app de códigos; vale cuando se confirma con uno',
  reply: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirmApp = endpoint({
  method: 'PUT',
  path: '/api/second-factor/app',
  auth: 'owner',
  limit: 'write',
  summary: 'Confirma la app con un código suyo',
  body: z.object({ code: typedCode }),
  reply: withCodes,
})

export const removeApp = endpoint({
  method: 'DELETE',
  path: '/api/second-factor/app',
  auth: 'owner',
  limit: 'write',
  summary: 'Quita la app de códigos',
  reply: done,
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/second-factor/passkeys/options',
  auth: 'owner',
  limit: 'write',
  summary: 'La pregunta con la que el navegador crea una llave de acceso',
  reply: question.extend({ options: passkeyCreation }),
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/second-factor/passkeys',
  auth: 'owner',
  limit: 'write',
  summary: 'Guarda la llave de acceso que ha creado el navegador',
  body: z.object({ challenge: challengeToken, name: passkeyName, attestation: passkeyAttestation }),
  reply: withCodes.extend({ passkeyId: id }),
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/second-factor/passkeys/:passkeyId',
  auth: 'owner',
  limit: 'write',
  summary: 'Quita una llave de acceso',
  params: z.object({ passkeyId: id }),
  reply: done,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  auth: 'owner',
  limit: 'write',
  summary: 'Diez códigos de recuperación nuevos; los anteriores dejan de valer',
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
})
