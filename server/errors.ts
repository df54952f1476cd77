import type { ErrorCode, ErrorEnvelope } from '@/contract/errors'

type Details = {
  /** Field path → reason. */
  fields?: Record<string, string>
  /** For common clients, which show the server's message (docs/product.md#errors). Every code has a message of its own. */
  message?: string
  /** Seconds until another try makes sense. */
  retryAfter?: number
  /** For a conflict: the current state. */
  current?: unknown
  /** How to continue with the second step of a sign-in. */
  secondFactor?: ErrorEnvelope['error']['secondFactor']
  cause?: unknown
}

/** An error that the caller may know about. Independent of HTTP. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly reason: string
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly current: unknown
  readonly secondFactor: Details['secondFactor']

  constructor(code: ErrorCode, reason: string, details: Details = {}) {
    super(details.message ?? sentences[code], { cause: details.cause })
    this.code = code
    this.reason = reason
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.current = details.current
    this.secondFactor = details.secondFactor
  }
}

const sentences: Record<ErrorCode, string> = {
  invalid: 'Revisa los datos enviados.',
  unauthenticated: 'Inicia sesión para continuar.',
  plan: 'Tu plan no incluye esto todavía.',
  'not-found': 'No hemos encontrado lo que buscas.',
  conflict: 'La operación no es posible tal como están las cosas.',
  'too-large': 'Lo que envías ocupa demasiado.',
  unsupported: 'El formato de lo que envías no se admite.',
  'too-many': 'Demasiados intentos. Espera un momento y vuelve a probar.',
  internal: 'Se produjo un error durante la operación.',
  unavailable: 'El servicio no está disponible. Vuelve a intentarlo en unos minutos.',
}

export const invalidField = (field: string, reason: string) =>
  new AppError('invalid', 'validation', { fields: { [field]: reason } })
