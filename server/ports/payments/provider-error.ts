type ProviderOutcome =
  /** No answer, or "not now": the same request may be made again. */
  | 'away'
  /** The provider refused: the same request would be refused again. */
  | 'refused'

export class ProviderError extends Error {
  override readonly name = 'ProviderError'

  constructor(
    readonly outcome: ProviderOutcome,
    message: string,
    readonly details: { status?: number; code?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
  }
}
