import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import type { ResendLabels } from '@/components/ui/resend-verification'
import { profilePath } from '@/contract/rules/profile-slug'
import type { OwnerHomeData } from '@/lib/api/owner-home'
import { EmbedCard } from './embed-card'
import { MenuCard } from './menu-card'
import { ProfileProgress } from './profile-progress'
import { StandingNotes } from './standing-notes'
import { VisitsCard } from './visits-card'
import { WhatsAppCard } from './whatsapp-card'

type Props = OwnerHomeData & { resendLabels: ResendLabels }

/** Between two services: what is on, what is missing, and whether anybody came. */
export function OwnerHome({ owner, sheet, overview, whatsapp, resendLabels }: Props) {
  const t = useTranslations('ownerHome')
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
      {/* Columns, since the cards are as high as what they say. */}
      <div className="gap-8 md:columns-2 *:mb-6 *:break-inside-avoid md:*:mb-8">
        {overview ? <MenuCard menus={overview.menusToday} /> : null}
        {overview ? <VisitsCard visits={overview.visits} /> : null}
        {whatsapp ? <WhatsAppCard {...whatsapp} /> : null}
        {restaurant && sheet ? <ProfileProgress restaurant={restaurant} fields={sheet.fields} /> : null}
        {restaurant && isPublic ? <EmbedCard restaurantId={restaurant.restaurantId} /> : null}
      </div>
    </div>
  )
}
