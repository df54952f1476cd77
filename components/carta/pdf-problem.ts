export type PdfProblem = 'broken' | 'missing' | 'locked' | 'unreachable'

/** pdf.js errors differ only by name. */
export function problemOf(error: Error): PdfProblem {
  if (error.name === 'InvalidPDFException') return 'broken'
  if (error.name === 'PasswordException') return 'locked'
  return 'missing' in error && error.missing ? 'missing' : 'unreachable'
}

export const mayPass = (problem: PdfProblem) => problem === 'unreachable'
