import type { ReactNode } from 'react'
import { getTranslations } from '@/lib/i18n/translations'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

type Props = {
  /** The diner's place, on search routes. */
  pill?: ReactNode
  /** The header's links instead of those for everybody. */
  nav?: ReactNode
  /** The account part at the end of the header. */
  account: ReactNode
  /** The last entry of the footer's legal column. */
  cookies?: ReactNode
  children: ReactNode
}

/** The frame of every public page. The page sets its own width with `container-page`. */
export async function SiteFrame({ pill, nav, account, cookies, children }: Props) {
  const t = await getTranslations('nav')
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#contenido"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <SiteHeader pill={pill} nav={nav}>
        {account}
      </SiteHeader>
      <main id="contenido" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter>{cookies}</SiteFooter>
    </div>
  )
}
