import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckIcon, PlusIcon } from '@/components/ui/icons'
import { PriceTag } from '@/components/ui/price-tag'
import type { ResendLabels } from '@/components/ui/resend-verification'
import type { Menu } from '@/contract/entities/menu'
import type { Owner } from '@/contract/entities/owner'
import type { SavedFields } from '@/contract/entities/profile-sheet'
import { priceText } from '@/contract/rules/menu/price'
import { profileCompleteness } from '@/contract/rules/profile/profile-completeness'
import { profilePath, profileSlug } from '@/contract/rules/profile/profile-slug'
import type { OwnerHomeData } from '@/lib/api/owner-home'
import { env } from '@/lib/env'
import { labelsOf } from '@/lib/i18n/labels'
import { EmbedCode } from './embed-code'
import { FactorOffer } from './factor-offer'
import { HomeCard } from './home-card'
import { ReportsCard } from './reports-card'
import { StandingNotes } from './standing-notes'
import { VisitsCard } from './visits-card'
import { WhatsAppCard } from './whatsapp-card'

type Props = OwnerHomeData & { resendLabels: ResendLabels }

/** The owner's home: today's menu, what is missing, and the visits. */
export function OwnerHome(props: Props) {
  const t = useTranslations('ownerHome')
  const { owner, sheet, overview, whatsapp, reports, isFactorOffered, resendLabels } = props
  const { restaurant } = owner
  const isPublic = sheet?.isPublic ?? false
  return (
    <div className="container-page grid gap-6 py-8 md:gap-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-lg text-soft">{t('hello', { name: owner.firstName })}</p>
          <h1 className="text-4xl text-balance md:text-6xl">{restaurant?.restaurantName || t('unnamed')}</h1>
        </div>
        {restaurant && isPublic ? (
          <ButtonLink href={profilePath(restaurant)} variant="secondary" prefetch={false}>
            {t('seeProfile')}
          </ButtonLink>
        ) : null}
      </div>
      <StandingNotes owner={owner} overview={overview} isPublic={isPublic} resendLabels={resendLabels} />
      {isFactorOffered ? (
        <FactorOffer
          labels={{ text: t('factorOffer.text'), open: t('factorOffer.open'), no: t('factorOffer.no') }}
        />
      ) : null}
      {/* CSS columns, because the cards have different heights. */}
      <div className="gap-8 md:columns-2 *:mb-6 *:break-inside-avoid md:*:mb-8">
        {overview ? <MenuCard menus={overview.menusToday} /> : null}
        {reports && reports.reports.length > 0 ? <ReportsCard {...reports} /> : null}
        {overview ? <VisitsCard visits={overview.visits} /> : null}
        {whatsapp ? <WhatsAppCard {...whatsapp} /> : null}
        {restaurant && sheet ? <ProfileProgress restaurant={restaurant} fields={sheet.fields} /> : null}
        {restaurant && isPublic ? <EmbedCard restaurantId={restaurant.restaurantId} /> : null}
      </div>
    </div>
  )
}

/** The widget of today's menu, for the restaurant's own site. */
async function EmbedCard({ restaurantId }: { restaurantId: string }) {
  const [t, { embed }] = await Promise.all([getTranslations('ownerHome.embed'), labelsOf('ownerHome')])
  const src = new URL(`/widget/${restaurantId}`, env().SITE_URL).href
  const code = `<iframe src="${src}" title="${t('frame')}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`
  return (
    <HomeCard title={t('title')}>
      <p className="text-soft">{t('text')}</p>
      <EmbedCode code={code} labels={embed} />
    </HomeCard>
  )
}

/** Today's menu, or that there is none yet. */
function MenuCard({ menus }: { menus: Menu[] }) {
  const t = useTranslations('ownerHome.menu')
  return (
    <HomeCard
      title={t('title')}
      aside={
        <p
          className={
            menus.length > 0 ? 'shrink-0 font-semibold text-olive' : 'shrink-0 font-semibold text-soft'
          }
        >
          {menus.length > 0 ? t('published') : t('notPublished')}
        </p>
      }
    >
      {menus.length === 0 ? <p className="text-soft">{t('empty')}</p> : null}
      {menus.map((menu) => (
        <div key={menu.menuId} className="flex items-center justify-between gap-4">
          <div>
            <p className="font-semibold">{t(menu.service)}</p>
            <p className="text-soft">
              {t('dishes', { count: menu.categories.reduce((sum, { items }) => sum + items.length, 0) })}
            </p>
          </div>
          {menu.price === null ? null : <PriceTag price={priceText(menu.price)} />}
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        {menus.slice(0, 1).map(({ menuId }) => (
          <ButtonLink key={menuId} href={`/plantilla?menu=${menuId}#compartir`}>
            {t('share')}
          </ButtonLink>
        ))}
        <ButtonLink href="/menu" variant={menus.length > 0 ? 'secondary' : 'primary'}>
          {menus.length > 0 ? t('change') : t('write')}
        </ButtonLink>
      </div>
    </HomeCard>
  )
}

type ProfileProgressProps = { restaurant: NonNullable<Owner['restaurant']>; fields: SavedFields }

/** The missing parts of the profile, the most important first. */
function ProfileProgress({ restaurant, fields }: ProfileProgressProps) {
  const t = useTranslations('ownerHome.profile')
  const { missing, percent } = profileCompleteness(fields)
  return (
    <HomeCard
      title={t('title')}
      aside={<p className="figures text-2xl font-bold">{t('percent', { percent })}</p>}
    >
      <progress
        aria-label={t('title')}
        max={100}
        value={percent}
        className="h-3 w-full appearance-none overflow-hidden rounded-full bg-napkin [&::-moz-progress-bar]:bg-olive [&::-webkit-progress-bar]:bg-napkin [&::-webkit-progress-value]:bg-olive"
      />
      {missing.length === 0 ? (
        <p className="flex items-center gap-2 font-medium text-olive">
          <CheckIcon /> {t('complete')}
        </p>
      ) : (
        <>
          <p className="text-soft">{t('missing')}</p>
          <ul className="grid gap-1.5">
            {missing.map((part) => (
              <li key={part} className="flex items-baseline gap-2">
                <PlusIcon className="size-4 shrink-0 translate-y-0.5 text-check-ink" />
                {t(`parts.${part}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink
        href={`/restaurant/profile/edit/${profileSlug(restaurant)}`}
        variant={missing.length === 0 ? 'secondary' : 'primary'}
        className="justify-self-start"
      >
        {missing.length === 0 ? t('edit') : t('finish')}
      </ButtonLink>
    </HomeCard>
  )
}
