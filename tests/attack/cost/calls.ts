import type { HeavyOwner } from './heaviest-owner'
import type { CostWorld } from './world'

/** A request of an endpoint of the contract. */
export type Call = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  /** Nobody unless said. */
  as?: HeavyOwner | 'web'
  /** The expected answer, if it differs from the contract's successful reply. */
  status?: number
}

/** The most expensive of all that the schema of an endpoint allows; `n` tells one try from the next. */
export type CallOf = (world: CostWorld, n: number) => Call | Promise<Call>

export const longest = (length: number) =>
  'Ñandú '
    .repeat(length)
    .slice(0, length - 1)
    .trim()

/** As long as one may be, and nobody's first guess. */
export const longPassword = Array.from({ length: 60 }, (_, n) => String.fromCodePoint(0x100 + n)).join('-')

export function formOf(bytes: Buffer) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), 'archivo')
  return body
}
