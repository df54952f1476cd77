'use client'

import type { Messages } from 'next-intl'
import { Fragment, useCallback, useRef } from 'react'
import { pageBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { notify } from '@/components/ui/notify'
import { problemText } from '@/components/upload/problem-text'
import type { UploadProblem } from '@/components/upload/send-file'
import type { Chat as Conversation } from '@/contract/endpoints/chat'
import type { ChatMessage } from '@/contract/entities/chat'
import { spokenClockText } from '@/contract/rules/time/clock-text'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { fullDate } from '@/lib/i18n/full-date'
import { ChatHead } from './chat-head'
import { Composer } from './composer'
import { Reply } from './reply'
import { SentMessage } from './sent-message'
import { ToEnd } from './to-end'
import type { UploadLabels } from './use-attach'
import { type SendWritten, useChat } from './use-chat'
import { usePressOnce } from './use-press-once'
import { useScroll } from './use-scroll'
import { useUnread } from './use-unread'
import { Welcome } from './welcome'

type Props = {
  ownerId: string
  initial: Conversation
  today: string
  /** The link to connect a telephone. Null without WhatsApp. */
  whatsapp: string | null
  /** The last digits of the linked telephone. Null without one. */
  linkedPhone: string | null
  /** True when other content stands above the chat and must stay visible. */
  isLower: boolean
  labels: Messages['chat']
  upload: UploadLabels
}

export function Chat({ ownerId, initial, today, whatsapp, linkedPhone, isLower, labels, upload }: Props) {
  const onRefused = useCallback(
    (problem: UploadProblem) => notify.error(problemText(problem, 'document', upload)),
    [upload],
  )
  const { messages, waiting, send, isTyping, hasEarlier, loadEarlier } = useChat(ownerId, initial, onRefused)
  const { timeZone } = initial
  const box = useRef<HTMLDivElement>(null)
  const { isAway, toEnd, onScroll } = useScroll(
    box,
    ownerId,
    messages.length + waiting.length,
    messages[0]?.id,
  )
  const unread = useUnread(messages, isAway)
  const write: SendWritten = (...written) => {
    send(...written)
    toEnd()
  }
  const press = usePressOnce(waiting, ({ action, title }) => write({ kind: 'button', action, title }))
  const timeOf = (at: string) => spokenClockText(localNow(new Date(at), timeZone).minute)
  const dayOf = ({ at }: Pick<ChatMessage, 'at'>) => localNow(new Date(at), timeZone).date

  return (
    <section
      data-conversation=""
      aria-label={labels.title}
      className={classNames(
        'relative flex min-h-96 flex-col overflow-clip bg-napkin md:rounded-lg md:border md:border-line',
        // The last message stays visible above the bars.
        'pb-(--offline-bar)',
        isLower
          ? 'h-[calc(100dvh-13.5rem-var(--owner-nav))] md:h-[calc(100dvh-12rem-var(--owner-nav))]'
          : 'h-[calc(100dvh-4.75rem-var(--owner-nav))] md:h-[calc(100dvh-7rem-var(--owner-nav))]',
      )}
    >
      <ChatHead labels={labels} whatsapp={whatsapp} linkedPhone={linkedPhone} />
      <div
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        role="log"
        aria-label={labels.log}
        onScroll={onScroll}
        className="relative min-h-0 grow overflow-y-auto overscroll-contain"
      >
        <div className="flex flex-col gap-2.5 px-3 py-4 sm:px-5">
          {hasEarlier ? (
            <Button variant="quiet" className="self-center" onClick={() => void loadEarlier()}>
              {labels.earlier}
            </Button>
          ) : null}
          {messages.length === 0 && waiting.length === 0 ? <Welcome labels={labels} send={write} /> : null}
          {messages.map((message, index) => {
            const before = messages[index - 1]
            const day = dayOf(message)
            return (
              <Fragment key={message.id}>
                {before && dayOf(before) === day ? null : <DaySign text={dayText(day, today, labels)} />}
                {message.direction === 'out' ? (
                  <Reply message={message} time={timeOf(message.at)} onPress={press} labels={labels} />
                ) : (
                  <SentMessage
                    message={message.message}
                    language={message.language}
                    time={timeOf(message.at)}
                    state={
                      message.state === 'handled' ? 'read' : message.state === 'failed' ? 'failed' : 'sent'
                    }
                    labels={labels}
                  />
                )}
              </Fragment>
            )
          })}
          {waiting.map(({ message, state }) => (
            <SentMessage key={message.id} time={timeOf(message.at)} {...{ message, state, labels }} />
          ))}
          {isTyping ? <Typing labels={labels} /> : null}
        </div>
      </div>
      <div ref={pageBar} className="relative">
        {isAway ? <ToEnd unread={unread} onClick={toEnd} labels={labels} /> : null}
        <Composer {...{ ownerId, labels, upload }} send={write} isAsked={isLower && messages.length === 0} />
      </div>
    </section>
  )
}

const DaySign = ({ text }: { text: string }) => (
  <p className="mx-auto my-1 w-fit rounded-full bg-card px-3 py-1 text-sm text-soft first-letter:uppercase">
    {text}
  </p>
)

function dayText(date: string, today: string, labels: Messages['chat']) {
  if (date === today) return labels.today
  return date === addDays(today, -1) ? labels.yesterday : fullDate(date)
}

const dots = ['0ms', '160ms', '320ms']

function Typing({ labels }: { labels: Messages['chat'] }) {
  return (
    <div className="flex w-fit items-center gap-1 rounded-lg rounded-bl-sm bg-card px-4 py-3.5 shadow-sheet">
      <span className="sr-only">{labels.typing}</span>
      {dots.map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className="size-2 rounded-full bg-edge motion-safe:animate-bounce"
          style={{ animationDelay: delay }}
        />
      ))}
    </div>
  )
}
