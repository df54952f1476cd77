import type { UploadAccept } from '@/contract/rules/files/upload-limits'
import type { UploadLabels } from './props'
import type { UploadProblem } from './send-file'

const keys = {
  'file-missing': 'missing',
  'file-empty': 'empty',
  'file-svg': 'svg',
  'file-heic': 'heic',
  'file-program': 'program',
  'file-mixed': 'mixed',
  'image-too-large': 'imageTooLarge',
  'image-pixels': 'pixels',
  'image-broken': 'brokenImage',
  'pdf-too-large': 'pdfTooLarge',
  'pdf-broken': 'brokenPdf',
  'pdf-locked': 'lockedPdf',
  'pdf-heavy': 'heavyPdf',
  'daily-limit': 'daily',
  'account-full': 'accountFull',
  'disk-full': 'diskFull',
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
