import type { ReactNode } from 'react'
import { PlanNote } from '@/components/ui/plan-note'
import { missingForDiners } from '@/contract/rules/profile/missing-for-diners'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import type { OwnMenuDay } from '@/lib/api/own-menus'
import { fill } from '@/lib/i18n/fill'
import { getTranslations } from '@/lib/i18n/translations'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { DayBar } from './day-bar'
import { menuLabels } from './labels'
import { MenuForm } from './menu-form'
import { dayText } from './release/moment-text'

type Props = {
  day: OwnMenuDay
  /** The missing data that hide the menu from diners. */
  missing?: ReactNode
  preview?: ReactNode
}

/** The page on which an owner writes, pastes and publishes the menu of one day. */
export async function MenuPage({ day, missing, preview }: Props) {
  const labels = await menuLabels()
  const plan = await getTranslations('planNote')
  const { owner, restaurant, slot, today, timeZone, week, emailVerified, maySchedule, isOver, menu, last } =
    day
  const { hasAssistant } = day
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
      {missing}
      {maySchedule || isOver ? null : <PlanNote text={plan('menu')} see={plan('see')} />}
      {isOver && !menu ? (
        <p className="mt-2 rounded bg-napkin p-4 text-lg">{labels.day.nothing}</p>
      ) : (
        <MenuForm
          key={`${slot.date} ${slot.service}`}
          ownerId={owner.ownerId}
          {...{ slot, menu, last, emailVerified, maySchedule, today, timeZone, week, labels, preview }}
          isOver={isOver}
          missing={missingForDiners(owner)}
          page={{ name: restaurant.restaurantName, path, url: absoluteUrl(path) }}
          hasAssistant={hasAssistant}
        />
      )}
    </div>
  )
}
