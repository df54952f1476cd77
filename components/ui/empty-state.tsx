import type { ReactNode } from 'react'
import { EmptyPlate } from './empty-plate'
import { GinghamBand } from './gingham-band'

type Props = {
  title: string
  text: string
  level?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
}

/** A drawing of an empty plate, with a text that says that there is nothing to show and what to do next. */
export function EmptyState({ title, text, level: Heading = 'h2', children }: Props) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-card text-center shadow-sheet">
      <GinghamBand className="h-6 [--check-size:6px]" />
      <div className="flex flex-col items-center gap-3 px-5 py-6 md:gap-4 md:py-10">
        <EmptyPlate className="size-20 md:size-28" />
        <Heading className="text-2xl">{title}</Heading>
        <p className="max-w-md text-soft">{text}</p>
        {children ? <div className="flex flex-wrap justify-center gap-3 pt-2">{children}</div> : null}
      </div>
    </div>
  )
}
