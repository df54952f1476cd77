import type { ReactNode } from 'react'
import { GinghamBand } from '@/components/ui/gingham-band'
import { FacebookIcon, InstagramIcon } from '@/components/ui/icons'
import { hostHas } from '@/lib/host/features'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { site } from '@/lib/site'
import { FooterColumn } from './footer-column'
import { LanguageRow } from './language-row'
import { Logo } from './logo'

/** On every page (docs/product.md#footer). */
export async function SiteFooter({ children }: { children: ReactNode }) {
  const t = await getTranslations('footer')
  const nav = await getTranslations('nav')
  const hasMenus = await hostHas('menus')
  const hasStatus = await hostHas('status')
  return (
    <>
      <footer className="later on-wall mt-16 bg-wall text-on-wall [--later-height:44rem] md:[--later-height:32rem] print:hidden">
        <GinghamBand className="h-3 [--check-size:6px]" />
        <div className="container-page grid grid-cols-2 gap-x-6 gap-y-8 py-12 md:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <Logo label={nav('home')} onWall />
            <p className="mt-3 max-w-sm font-display text-xl leading-snug font-extrabold">{t('claim')}</p>
          </div>
          <FooterColumn
            title={t('diners')}
            links={[
              { href: '/restaurant/search', text: t('menus') },
              { href: '/restaurant/search/restaurant', text: t('restaurants') },
              { href: '/favoritos', text: t('favourites') },
              { href: '/contacta', text: t('help') },
            ]}
          />
          <FooterColumn
            className="hidden signed-in:block"
            title={t('owners')}
            links={[
              ...(hasMenus ? [{ href: '/menu', text: t('ownMenu') }] : []),
              { href: '/mi-restaurante', text: t('ownRestaurant') },
              { href: '/subscription', text: t('ownPlan') },
            ]}
          />
          <FooterColumn
            className="signed-in:hidden"
            title={t('owners')}
            links={[
              { href: '/signin', text: t('signin') },
              { href: '/signup', text: t('signup') },
              { href: '/signup', text: t('service') },
            ]}
          />
          <FooterColumn
            title={t('legal')}
            inLine
            links={[
              { href: site.legal.privacy, text: t('privacy') },
              { href: site.legal.notice, text: t('notice') },
              { href: site.legal.credits, text: t('credits') },
              ...(hasStatus ? [{ href: '/estado', text: t('status') }] : []),
            ]}
          >
            {children}
          </FooterColumn>
        </div>
        <div className="border-t border-on-wall/20">
          <div className="container-page flex min-h-16 items-center justify-between gap-4">
            <p className="text-on-wall-soft">
              {t('copyright', { year: yearsSince(site.since), name: site.name })}
            </p>
            <ul aria-label={t('follow')} className="-mr-2 flex">
              <SocialLink href={site.social.instagram} name={t('instagram')}>
                <InstagramIcon className="size-6" />
              </SocialLink>
              <SocialLink href={site.social.facebook} name={t('facebook')}>
                <FacebookIcon className="size-6" />
              </SocialLink>
            </ul>
          </div>
        </div>
      </footer>
      <LanguageRow labels={await labelsOf('languages')} />
    </>
  )
}

/** «2025» in the first year, «2025–2026» in the next. */
function yearsSince(first: string) {
  const year = String(new Date().getFullYear())
  return year > first ? `${first}–${year}` : first
}

function SocialLink({ href, name, children }: { href: string; name: string; children: React.ReactNode }) {
  return (
    <li>
      <a
        href={href}
        rel="noopener"
        aria-label={name}
        className="grid size-11 place-items-center rounded hover:bg-on-wall/15"
      >
        {children}
      </a>
    </li>
  )
}
