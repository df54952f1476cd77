'use client'

import type { Messages } from 'next-intl'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { CheckIcon } from '@/components/ui/icons'
import type { Poll } from '@/contract/entities/poll'
import { vote } from '@/lib/browser/endpoints/polls'
import { endpointPath } from '@/lib/endpoint/request'
import { fill } from '@/lib/i18n/fill'
import { usePoll } from './use-poll'

type Place = { restaurantId: string; name: string; head: ReactNode; dishes: ReactNode }
type Props = {
  poll: Poll
  /** The day of the poll, in words. */
  day: string
  places: Place[]
  labels: Messages['poll']
  /** The buttons that share the link. */
  children: ReactNode
}

/** The menus side by side with their votes. Without JavaScript each button is a form, and a reload shows new votes. */
export function PollBoard({ poll: opening, day, places, labels, children }: Props) {
  const { poll, pending, problem, choose } = usePoll(opening, labels)
  const votesOf = (id: string) => poll.options.find(({ restaurantId }) => restaurantId === id)?.votes ?? 0
  const most = Math.max(...poll.options.map(({ votes }) => votes))
  const all = poll.options.reduce((sum, { votes }) => sum + votes, 0)
  return (
    <>
      <p className="mt-1 text-soft">
        {day}. {poll.isOver ? labels.over : labels.until}
      </p>
      <p role="status" className="figures mt-3 font-semibold">
        {all === 0 ? labels.noVotes : fill(all === 1 ? labels.oneVoted : labels.voted, { count: all })}
      </p>
      <p role="alert" className="text-check-ink empty:hidden">
        {problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
      <ul className="-mx-4 mt-3 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 md:mx-0 md:px-0">
        {places.map((place) => {
          const votes = votesOf(place.restaurantId)
          return (
            <PlaceColumn
              key={place.restaurantId}
              {...{ place, votes, labels }}
              pollId={poll.pollId}
              isOver={poll.isOver}
              isYours={poll.yours === place.restaurantId}
              isAhead={votes > 0 && votes === most}
              isPending={pending === place.restaurantId}
              onChoose={() => choose(place.restaurantId)}
            />
          )
        })}
      </ul>
    </>
  )
}

type PlaceColumnProps = {
  place: Place
  pollId: string
  votes: number
  isOver: boolean
  isYours: boolean
  isAhead: boolean
  isPending: boolean
  onChoose: () => void
  labels: Messages['poll']
}

function PlaceColumn(props: PlaceColumnProps) {
  const { place, pollId, votes, isOver, isYours, isAhead, isPending, onChoose, labels } = props

  function submit(event: FormEvent) {
    event.preventDefault()
    onChoose()
  }

  return (
    <li
      className={classNames(
        'relative flex w-[min(17rem,78vw)] shrink-0 grow snap-start flex-col gap-3 rounded-lg border-2 bg-card p-4 shadow-sheet md:w-60 md:max-w-sm',
        isYours ? 'border-azulejo' : 'border-line',
      )}
    >
      {place.head}
      <form method="post" action={endpointPath(vote, { pollId })} onSubmit={submit} className="grid gap-2">
        <input type="hidden" name="restaurantId" value={place.restaurantId} />
        <p className="figures flex items-baseline justify-between gap-2">
          <span className="font-display text-2xl font-extrabold">
            {fill(votes === 1 ? labels.vote : labels.votes, { count: votes })}
          </span>
          {isAhead ? (
            <span className="font-semibold text-olive">{isOver ? labels.won : labels.ahead}</span>
          ) : null}
        </p>
        {isOver ? null : (
          <Button
            type="submit"
            wide
            variant={isYours ? 'secondary' : 'primary'}
            aria-pressed={isYours}
            pending={isPending && labels.voting}
          >
            {isYours ? <CheckIcon /> : null}
            {isYours ? labels.yours : labels.choose}
            <span className="sr-only">: {place.name}</span>
          </Button>
        )}
      </form>
      {place.dishes}
    </li>
  )
}
