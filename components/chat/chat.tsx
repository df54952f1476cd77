'use client'

import type { Messages } from 'next-intl'
import { Fragment, useCallback, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { notify } from '@/components/ui/notify'
import { problemText } from '@/components/upload/problem-text'
import type { UploadProblem } from '@/components/upload/send-file'
import type { Chat as Conversation } from '@/contract/endpoints/chat'
import type { ChatButton, ChatMessage } from '@/contract/entities/chat'
import { localNow } from '@/contract/rules/local-time'
import { ChatHead } from './chat-head'
import { Composer } from './composer'
import { clockText, dayText } from './moments'
import { Reply } from './reply'
import { SentMessage } from './sent-message'
import { ToEnd } from './to-end'
import { Typing } from './typing'
import type { UploadLabels } from './use-attach'
import { type SendWritten, useChat } from './use-chat'
import { useScroll } from './use-scroll'
import { useUnread } from './use-unread'
import { Welcome } from './welcome'

type Props = {
  ownerId: string
  initial: Conversation
  today: string
  /** Where a telephone is linked; null where there is no WhatsApp. */
  whatsapp: string | null
  /** Its last figures, once there is one. */
  linkedPhone: string | null
  /** Something stands above it that is to be seen as well. */
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
  const press = ({ action, title }: ChatButton) => write({ kind: 'button', action, title })
  const timeOf = (at: string) => clockText(localNow(new Date(at), timeZone).minute)
  const dayOf = ({ at }: Pick<ChatMessage, 'at'>) => localNow(new Date(at), timeZone).date

  return (
    <section
      aria-label={labels.title}
      className={classNames(
        'relative flex min-h-96 flex-col overflow-clip bg-napkin md:rounded-lg md:border md:border-line',
        // Without a connection a bar lies over the window's end: what is written there stays in view.
        'in-[body:has([data-offline-bar])]:pb-[calc(3.5rem+env(safe-area-inset-bottom))]',
        isLower
          ? 'h-[calc(100dvh-13.5rem)] md:h-[calc(100dvh-12rem)]'
          : 'h-[calc(100dvh-4.75rem)] md:h-[calc(100dvh-7rem)]',
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
      <div className="relative">
        {isAway ? <ToEnd unread={unread} onClick={toEnd} labels={labels} /> : null}
        <Composer {...{ ownerId, labels, upload }} send={write} />
      </div>
    </section>
  )
}

const DaySign = ({ text }: { text: string }) => (
  <p className="mx-auto my-1 w-fit rounded-full bg-card px-3 py-1 text-sm text-soft first-letter:uppercase">
    {text}
  </p>
)
