import type { ReactNode } from 'react'
import { GinghamBand } from '@/components/ui/gingham-band'
import { site } from '@/lib/site'
import { Logo } from './logo'

type Props = {
  /** At the end of the header. */
  end?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** A simple frame with only logo and cloth, for one task or one problem. */
export function QuietFrame({ end, footer, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header>
        <div className="container-page flex h-16 items-center justify-between gap-4">
          <Logo label={site.name} />
          {end}
        </div>
        <GinghamBand />
      </header>
      <main id="contenido" className="grow">
        {children}
      </main>
      {footer}
    </div>
  )
}
