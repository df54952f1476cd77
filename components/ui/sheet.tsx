import type { ReactNode } from 'react'
import { GinghamBand } from '@/components/ui/gingham-band'

type Props = { title: string; children: ReactNode }

/** A page with one message or question, on one card. */
export function Sheet({ title, children }: Props) {
  return (
    <div className="container-page py-8 md:py-16">
      <div className="mx-auto max-w-xl overflow-hidden rounded-lg border border-line bg-card shadow-sheet">
        <GinghamBand className="h-6 [--check-size:6px]" />
        <div className="grid gap-5 px-5 py-8 md:px-10">
          <h1 className="text-4xl md:text-5xl">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  )
}
