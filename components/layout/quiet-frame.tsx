import type { ReactNode } from 'react'
import { GinghamBand } from '@/components/ui/gingham-band'
import { site } from '@/lib/site'
import { Logo } from './logo'

/** A simple frame with only logo and cloth, for one task or one problem. */
export function QuietFrame({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header>
        <div className="container-page flex h-16 items-center">
          <Logo label={site.name} />
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
