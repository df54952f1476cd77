import { refusalKeys } from '@/contract/rules/files/refusal-keys'
import type { UploadAccept } from '@/contract/rules/files/upload-limits'
import type { UploadLabels } from './props'
import type { UploadProblem } from './send-file'

const keys = {
  ...refusalKeys,
  failed: 'failed',
  network: 'network',
  slow: 'slow',
  tooMany: 'tooMany',
  session: 'session',
} as const satisfies Record<Exclude<UploadProblem, 'file-type'>, keyof UploadLabels['problems']>

export function problemText(
  problem: UploadProblem,
  accept: UploadAccept,
  { problems }: UploadLabels,
): string {
  return problem === 'file-type' ? problems.type[accept] : problems[keys[problem]]
}

const temporaryProblems = new Set<UploadProblem>([
  'failed',
  'network',
  'slow',
  'tooMany',
  'session',
  'daily-limit',
  'disk-full',
])

/** Whether a second try with the same file can succeed. */
export const mayBeRetried = (problem: UploadProblem) => temporaryProblems.has(problem)
