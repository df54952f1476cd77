import type { ErrorCode } from '@/contract/errors'

type Details = {
  /** Field path → reason. */
  fields?: Record<string, string>
  /** For whom SPEC.md §7's client shows what the server said; every code has a sentence of its own. */
  message?: string
  /** Seconds until another try makes sense. */
  retryAfter?: number
  /** Of a conflict: how things are now. */
  current?: unknown
  cause?: unknown
}

/** Something that went wrong in a way a caller may know about. It knows nothing of HTTP. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly reason: string
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly current: unknown

  constructor(code: ErrorCode, reason: string, details: Details = {}) {
    super(details.message ?? sentences[code], { cause: details.cause })
    this.code = code
    this.reason = reason
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.current = details.current
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
