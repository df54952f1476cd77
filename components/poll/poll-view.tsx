import type { Messages } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { WhatsappIcon } from '@/components/ui/icons'
import { ServingClock } from '@/components/ui/serving/serving-clock'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import type { Poll } from '@/contract/entities/poll'
import { pollPath } from '@/contract/rules/profile/poll-path'
import type { FoundRestaurant } from '@/lib/api/search'
import { fullDate } from '@/lib/i18n/full-date'
import { useTranslations } from '@/lib/i18n/translations'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { menuToday } from '@/lib/seo/menu-today'
import { PollBoard } from './poll-board'
import { PollDishes, PollHead } from './poll-menu'
import { SharePoll } from './share-poll'

type Props = {
  poll: Poll
  found: FoundRestaurant[]
  serving: ServingLabels
  labels: Messages['poll']
  renderedAt: number
  /** Stands below the menus: that a machine translated them. */
  note?: ReactNode
}

/** The page of a poll: menus side by side, and one vote for each person. */
export function PollView({ poll, found, serving, labels, renderedAt, note }: Props) {
  const t = useTranslations('poll')
  const url = absoluteUrl(pollPath(poll.pollId))
  const places = found.map(({ restaurant, menus }) => {
    const menu = poll.isOver ? menus[0] : menuToday(menus, restaurant.timeZone, new Date(renderedAt))
    const head = { restaurant, menu, renderedAt, serving: poll.isOver ? undefined : serving }
    return {
      restaurantId: restaurant.restaurantId,
      name: restaurant.restaurantName,
      head: <PollHead {...head} />,
      dishes: <PollDishes menu={menu} isOver={poll.isOver} />,
    }
  })
  return (
    <div className="container-page pt-6 pb-12">
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <PollBoard poll={poll} day={fullDate(poll.date)} places={places} labels={labels}>
        <SharePoll url={url} labels={labels} />
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${t('title')} ${url}`)}`}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'secondary' })}
        >
          <WhatsappIcon />
          {t('whatsapp')}
        </a>
      </PollBoard>
      {note}
      <ServingClock labels={serving} />
    </div>
  )
}
