import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckIcon, PlusIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { PriceTag } from '@/components/ui/price-tag'
import type { Menu } from '@/contract/entities/menu'
import type { Owner } from '@/contract/entities/owner'
import type { SavedFields } from '@/contract/entities/profile-sheet'
import { firstLanguage } from '@/contract/languages'
import { missingForDiners } from '@/contract/rules/profile/missing-for-diners'
import { type ProfilePart, profileCompleteness } from '@/contract/rules/profile/profile-completeness'
import { profilePath, profileSlug } from '@/contract/rules/profile/profile-slug'
import type { OwnerHomeData } from '@/lib/api/owner-home'
import { priceText } from '@/lib/i18n/price-text'
import { useTranslations } from '@/lib/i18n/translations'
import { EmbedCard } from './embed-card'
import { FactorOffer } from './factor-offer'
import { HomeCard } from './home-card'
import { ReminderCard } from './reminder-card'
import { ReportsCard } from './reports-card'
import { StandingNotes } from './standing-notes'
import { VisitsCard } from './visits-card'
import { WhatsAppCard } from './whatsapp-card'

type Props = OwnerHomeData & {
  /** The missing data that hide the menus from diners. */
  missing?: ReactNode
}

/** The owner's home: today's menu, what is missing, and the visits. */
export function OwnerHome(props: Props) {
  const t = useTranslations('ownerHome')
  const { owner, sheet, overview, whatsapp, reports, reminder, isFactorOffered, missing } = props
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
      <StandingNotes overview={overview} isPublic={isPublic} missing={missing} />
      {isFactorOffered ? (
        <FactorOffer
          labels={{ text: t('factorOffer.text'), open: t('factorOffer.open'), no: t('factorOffer.no') }}
        />
      ) : null}
      {/* CSS columns, because the cards have different heights. */}
      <div className="gap-8 md:columns-2 *:mb-6 *:break-inside-avoid md:*:mb-8">
        {overview ? (
          <MenuCard menus={overview.menusToday} isSeen={missingForDiners(owner).length === 0} />
        ) : null}
        {reports && reports.reports.length > 0 ? <ReportsCard {...reports} /> : null}
        {overview ? <VisitsCard visits={overview.visits} /> : null}
        {whatsapp ? <WhatsAppCard {...whatsapp} /> : null}
        {reminder ? <ReminderCard time={reminder.time} /> : null}
        {restaurant && sheet ? <ProfileProgress restaurant={restaurant} fields={sheet.fields} /> : null}
        {restaurant && isPublic ? (
          <EmbedCard restaurantId={restaurant.restaurantId} language={overview?.writtenIn ?? firstLanguage} />
        ) : null}
      </div>
    </div>
  )
}

/** Today's menu, or that there is none yet. */
function MenuCard({ menus, isSeen }: { menus: Menu[]; isSeen: boolean }) {
  const t = useTranslations('ownerHome.menu')
  const isOut = menus.length > 0
  const state = isOut ? (isSeen ? 'published' : 'hidden') : 'notPublished'
  return (
    <HomeCard
      title={t('title')}
      aside={
        <p className={`shrink-0 font-semibold ${state === 'published' ? 'text-olive' : 'text-soft'}`}>
          {t(state)}
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

/** The section of the profile editor that has the part. */
const sectionOf: Record<ProfilePart, string> = {
  ...{ name: 'identity', description: 'identity', cuisine: 'services', address: 'place', hours: 'place' },
  ...{ phone: 'contact', carta: 'carta', headerImage: 'photos', images: 'photos', logo: 'photos' },
}

type ProfileProgressProps = { restaurant: NonNullable<Owner['restaurant']>; fields: SavedFields }

/** The missing parts of the profile, the most important first. */
function ProfileProgress({ restaurant, fields }: ProfileProgressProps) {
  const t = useTranslations('ownerHome.profile')
  const { missing, percent } = profileCompleteness(fields)
  const editor = `/restaurant/profile/edit/${profileSlug(restaurant)}`
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
          <ul className="grid">
            {missing.map((part) => (
              <li key={part}>
                <Link
                  href={`${editor}#apartado-${sectionOf[part]}`}
                  className="group flex min-h-11 items-center gap-2"
                >
                  <PlusIcon className="size-4 shrink-0 text-check-ink" />
                  <span className="link group-hover:text-check-ink">{t(`parts.${part}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink
        href={editor}
        variant={missing.length === 0 ? 'secondary' : 'primary'}
        className="justify-self-start"
      >
        {missing.length === 0 ? t('edit') : t('finish')}
      </ButtonLink>
    </HomeCard>
  )
}
