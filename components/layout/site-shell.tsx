import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** What surrounds every public page. The page itself decides how wide it is: `container-page`. */
export async function SiteShell({ pill, children }: { pill?: ReactNode; children: ReactNode }) {
  const t = await getTranslations('nav')
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#contenido"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <SiteHeader pill={pill} />
      <main id="contenido" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
