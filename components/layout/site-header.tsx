import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { GinghamBand } from '@/components/ui/gingham-band'
import { labelsOf } from '@/lib/i18n/labels'
import { AccountSlot } from './account-slot'
import { HeaderLinks } from './header-links'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'

/** `pill` is where the diner looks from, on search routes. */
export async function SiteHeader({ pill }: { pill?: ReactNode }) {
  const t = await getTranslations('nav')
  const [nav, owner] = await Promise.all([labelsOf('nav'), labelsOf('ownerMenu')])
  return (
    <header className="z-40 bg-paper print:hidden [@media(height>=30rem)]:sticky [@media(height>=30rem)]:top-0">
      <div className="container-page flex h-16 items-center gap-2 md:gap-6">
        <Logo label={t('home')} />
        <div className="flex min-w-0 grow justify-end md:justify-start">{pill}</div>
        <HeaderLinks label={t('main')} />
        <AccountSlot labels={{ ...owner, open: nav.openAccount, close: nav.close }}>
          <div className="hidden lg:block">
            <ButtonLink href="/signin">{t('signin')}</ButtonLink>
          </div>
        </AccountSlot>
        <MobileMenu labels={nav} />
      </div>
      <GinghamBand />
    </header>
  )
}
