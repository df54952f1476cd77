import { ApiError } from '../api/api-error'

/** The problems that /signin/verificacion shows to a browser without scripts. */
export const stepProblems = ['code', 'recovery', 'over', 'tooMany', 'unreachable'] as const

export type StepProblem = (typeof stepProblems)[number]

export function stepProblem(error: unknown): StepProblem {
  const refusal = error instanceof ApiError ? error.envelope?.error : undefined
  if (refusal?.reason === 'challenge-over') return 'over'
  if (refusal?.code === 'too-many') return 'tooMany'
  if (refusal?.fields?.recoveryCode) return 'recovery'
  return refusal?.fields?.code ? 'code' : 'unreachable'
}

export const readStepProblem = (given: unknown) => stepProblems.find((problem) => problem === given)
