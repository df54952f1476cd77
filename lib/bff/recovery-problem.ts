import { ApiError } from '../api/api-error'

/** What /forgetPassword and /resetPassword say to whoever has no script to tell them. */
export const recoveryProblems = [
  'email',
  'unknown',
  'code',
  'password',
  'common',
  'mismatch',
  'tooMany',
  'unreachable',
] as const

export type RecoveryProblem = (typeof recoveryProblems)[number]

export function recoveryProblem(error: unknown): RecoveryProblem {
  const refusal = error instanceof ApiError ? error.envelope?.error : undefined
  if (refusal?.code === 'not-found') return 'unknown'
  if (refusal?.code === 'too-many') return 'tooMany'
  if (refusal?.fields?.otp) return 'code'
  if (refusal?.fields?.newPassword) return refusal.fields.newPassword === 'common' ? 'common' : 'password'
  return 'unreachable'
}

export const readProblem = (given: unknown) => recoveryProblems.find((problem) => problem === given)
