import type { Messages } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { CheckIcon, ClockIcon } from '@/components/ui/icons'

type Props = {
  from: 'owner' | 'bot'
  time: string
  state?: BubbleState
  labels: Messages['chat']
  children: ReactNode
}

export type BubbleState = 'queued' | 'sending' | 'failed' | 'sent' | 'read'

/** A chat message with its sender, its time and its delivery state. */
export function Bubble({ from, time, state, labels, children }: Props) {
  const isOwner = from === 'owner'
  return (
    <div
      className={classNames(
        'w-fit max-w-[85%] rounded-lg px-3 py-2 shadow-sheet sm:max-w-[75%]',
        isOwner ? 'ml-auto rounded-br-sm bg-olive-tint' : 'rounded-bl-sm bg-card',
      )}
    >
      <span className="sr-only">{isOwner ? labels.you : labels.bot} </span>
      {children}
      <p className="mt-1 flex items-center justify-end gap-1 text-xs text-soft figures">
        <time>{time}</time>
        {state ? <Ticks state={state} labels={labels} /> : null}
      </p>
    </div>
  )
}

function Ticks({ state, labels }: { state: BubbleState; labels: Messages['chat'] }) {
  return (
    <span
      className={classNames(
        'flex items-center',
        state === 'read' && 'text-azulejo',
        state === 'failed' && 'text-check-ink',
      )}
    >
      <span className="sr-only">{labels.states[state]}</span>
      {state === 'queued' || state === 'sending' ? <ClockIcon className="size-3.5" /> : null}
      {state === 'sent' || state === 'read' ? <CheckIcon className="size-3.5" /> : null}
      {state === 'read' ? <CheckIcon className="-ml-2 size-3.5" /> : null}
      {state === 'queued' || state === 'failed' ? (
        <span aria-hidden="true" className="ml-1">
          {labels.states[state]}
        </span>
      ) : null}
    </span>
  )
}
