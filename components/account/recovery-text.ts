import type { Messages } from 'next-intl'

type ForgotLabels = Messages['forgotPassword']
type ResetLabels = Messages['resetPassword']

/** These problems need other texts than the general failure text (docs/product.md#words-for-failures). */
export function recoveryText(problem: string | undefined, labels: ForgotLabels) {
  if (problem === undefined) return undefined
  if (problem === 'email') return labels.emailError
  if (problem === 'unknown') return labels.unknown
  return problem === 'tooMany' ? labels.tooMany : labels.unreachable
}

export function resetText(problem: string | undefined, labels: ResetLabels) {
  if (problem === undefined) return undefined
  if (problem === 'code') return labels.wrongCode
  if (problem === 'password') return labels.tooShort
  if (problem === 'common') return labels.common
  if (problem === 'mismatch') return labels.mismatch
  return problem === 'tooMany' ? labels.tooMany : labels.unreachable
}
