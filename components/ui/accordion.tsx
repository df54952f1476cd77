import type { ReactNode } from 'react'
import { ChevronDownIcon } from './icons'

type Props = {
  title: ReactNode
  open?: boolean
  /** Accordions of one group close each other. */
  group?: string
  children: ReactNode
}

/** A native `<details>`: it opens without JavaScript, and the browser's page search finds folded text. */
export function Accordion({ title, open, group, children }: Props) {
  return (
    <details name={group} open={open} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 font-display text-lg font-extrabold hover:text-check-ink">
        {title}
        <ChevronDownIcon className="size-6 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
