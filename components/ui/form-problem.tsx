import type { ReactNode } from 'react'
import { AlertIcon } from './icons'

/** What went wrong with the form as a whole; it stays when the notice has gone. */
export function FormProblem({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p className="flex gap-2 rounded bg-blush p-3 font-semibold text-check-ink">
      <AlertIcon className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
