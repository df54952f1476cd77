import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MailIcon } from '@/components/ui/icons'
import { PlanNote } from '@/components/ui/plan-note'
import { ResendVerification } from '@/components/ui/resend-verification'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import type { OwnMenuDay } from '@/lib/api/own-menus'
import { fill } from '@/lib/i18n/fill'
import { resendLabels } from '@/lib/i18n/labels'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { DayBar } from './day-bar'
import { type MenuLabels, menuLabels } from './labels'
import { MenuForm } from './menu-form'
import { dayText } from './release/moment-text'

/** The page on which an owner writes, pastes and publishes the menu of one day. */
export async function MenuPage({ day, preview }: { day: OwnMenuDay; preview?: ReactNode }) {
  const labels = await menuLabels()
  const plan = await getTranslations('planNote')
  const { owner, restaurant, slot, today, timeZone, emailVerified, maySchedule, isOver, menu, last } = day
  const path = profilePath(restaurant)
  const { heading } = labels
  const date = dayText(slot.date)
  const title =
    slot.date === today
      ? heading[slot.service]
      : fill(slot.service === 'comida' ? heading.otherComida : heading.otherCena, { date })
  return (
    <div className="flex flex-col gap-4 pt-5">
      <h1 className="text-3xl text-balance md:text-5xl">{title}</h1>
      <DayBar slot={slot} today={today} labels={labels} />
      {emailVerified ? null : <UnverifiedNote email={owner.email} labels={labels} />}
      {maySchedule || isOver ? null : <PlanNote text={plan('menu')} see={plan('see')} />}
      {isOver && !menu ? (
        <p className="mt-2 rounded bg-napkin p-4 text-lg">{labels.day.nothing}</p>
      ) : (
        <MenuForm
          key={`${slot.date} ${slot.service}`}
          ownerId={owner.ownerId}
          {...{ slot, menu, last, emailVerified, maySchedule, today, timeZone, labels, preview }}
          isOver={isOver}
          page={
            restaurant.isPublic ? { name: restaurant.restaurantName, path, url: absoluteUrl(path) } : null
          }
        />
      )}
    </div>
  )
}

/** Says that the owner can prepare the menu, but must verify the address before publishing. */
async function UnverifiedNote({ email, labels }: { email: string; labels: MenuLabels }) {
  return (
    <div className="flex gap-3 rounded bg-napkin p-4">
      <MailIcon className="mt-0.5 size-6 shrink-0 text-azulejo" />
      <div className="grid grow gap-3 sm:flex sm:items-center sm:justify-between">
        <p className="min-w-0 wrap-anywhere">
          <strong className="block">{labels.unverified.title}</strong>
          {fill(labels.unverified.text, { email })}
        </p>
        <div className="shrink-0">
          <ResendVerification labels={await resendLabels()} />
        </div>
      </div>
    </div>
  )
}
