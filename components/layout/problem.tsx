import type { ReactNode } from 'react'
import { EmptyPlate } from '@/components/ui/empty-plate'

type Props = {
  code?: string
  title: string
  text: string
  /** What leads us to it in the log. */
  reference?: string | undefined
  children: ReactNode
}

/** A page that shows a problem and where to go from here. */
export function Problem({ code, title, text, reference, children }: Props) {
  return (
    <>
      <div className="container-page grid items-center gap-8 py-12 md:grid-cols-[1fr_auto] md:py-24">
        <div>
          {code ? (
            <p className="font-display text-7xl font-extrabold text-check-ink md:text-9xl">{code}</p>
          ) : null}
          <h1 className="mt-2 text-4xl md:text-6xl">{title}</h1>
          <p className="mt-4 max-w-xl text-lg text-soft">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">{children}</div>
        </div>
        <div
          aria-hidden="true"
          className="gingham hidden size-80 place-items-center rounded-lg [--check-size:20px] md:grid"
        >
          <EmptyPlate className="size-56 drop-shadow-lg" />
        </div>
      </div>
      {reference ? <p className="container-page text-sm text-soft">{reference}</p> : null}
    </>
  )
}
