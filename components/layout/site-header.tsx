import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { GinghamBand } from '@/components/ui/gingham-band'
import { HeaderLinks } from './header-links'
import { Logo } from './logo'

export async function SiteHeader({ pill, children }: { pill: ReactNode; children: ReactNode }) {
  const t = await getTranslations('nav')
  return (
    <header className="z-40 bg-paper print:hidden [@media(height>=30rem)]:sticky [@media(height>=30rem)]:top-0">
      <div className="container-page flex h-16 items-center gap-2 md:gap-6">
        <Logo label={t('home')} />
        <div className="flex min-w-0 grow justify-end md:justify-start">{pill}</div>
        <HeaderLinks label={t('main')} />
        {children}
      </div>
      <GinghamBand />
    </header>
  )
}
