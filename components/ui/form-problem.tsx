import type { ReactNode } from 'react'
import { OutcomeLine } from './outcome-line'

/** An error of the whole form. Screen readers read it at once, and it stays when the notice has gone. */
export function FormProblem({ children }: { children: ReactNode }) {
  return children ? <OutcomeLine tone="bad">{children}</OutcomeLine> : null
}
