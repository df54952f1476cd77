import type { ReactNode } from 'react'
import { GinghamBand } from '@/components/ui/gingham-band'
import { Link } from '@/components/ui/link'
import { getTranslations } from '@/lib/i18n/translations'
import { HideOnScroll } from './hide-on-scroll'
import { LanguageMenu } from './language-menu'
import { Logo } from './logo'
import { publicLinks } from './public-links'

type Props = { pill: ReactNode; nav?: ReactNode; children: ReactNode }

export async function SiteHeader({ pill, nav, children }: Props) {
  const [t, words] = await Promise.all([getTranslations('nav'), getTranslations('languages')])
  return (
    <header className="z-40 bg-paper transition-transform duration-200 focus-within:translate-none! motion-reduce:transition-none max-md:in-data-reading:not-has-data-owner-nav:-translate-y-full print:hidden [@media(height>=30rem)]:sticky [@media(height>=30rem)]:top-0">
      <div className="container-page flex h-14 items-center gap-2 md:h-16 md:gap-6">
        <Logo label={t('home')} />
        <div className="flex min-w-0 grow justify-end md:justify-start">{pill}</div>
        {nav ?? <HeaderLinks label={t('main')} />}
        <LanguageMenu title={words('title')} className="hidden lg:block" />
        {children}
      </div>
      <HideOnScroll />
      <GinghamBand className="h-2 [--check-size:4px] md:h-3" />
    </header>
  )
}

async function HeaderLinks({ label }: { label: string }) {
  const t = await getTranslations('nav')
  return (
    <nav aria-label={label} className="hidden lg:block">
      <ul className="flex gap-1">
        {publicLinks.map(({ href, text }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-11 items-center rounded px-3 font-semibold hover:text-check-ink xl:whitespace-nowrap hover:underline hover:decoration-2 hover:underline-offset-8"
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
