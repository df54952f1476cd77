import type { Messages } from 'next-intl'
import type { IncomingMessage } from '@/contract/entities/chat'
import type { WholeLanguage } from '@/contract/languages'
import { otherThanHere } from '@/lib/language/here'
import { Bubble, type BubbleState } from './bubble'
import { ChatPicture } from './chat-picture'
import { FileLink } from './file-link'
import { RichText } from './rich-text'

type Props = {
  message: IncomingMessage
  /** Unknown until the message is answered. */
  language?: WholeLanguage | undefined
  time: string
  state: BubbleState
  labels: Messages['chat']
}

export function SentMessage({ message, language, time, state, labels }: Props) {
  return (
    <Bubble from="owner" {...{ time, state, labels }}>
      {message.kind === 'image' ? (
        <ChatPicture url={message.file} alt={labels.ownPhoto} labels={labels} />
      ) : null}
      {message.kind === 'document' ? (
        <FileLink url={message.file} name={message.name ?? labels.document} />
      ) : null}
      <Words {...{ message, language, labels }} />
    </Bubble>
  )
}

function Words({ message, language, labels }: Pick<Props, 'message' | 'language' | 'labels'>) {
  const text = wordsOf(message, labels)
  return text ? (
    <p lang={otherThanHere(language)} className="whitespace-pre-wrap wrap-anywhere">
      <RichText text={text} />
    </p>
  ) : null
}

function wordsOf(message: IncomingMessage, { unseen }: Messages['chat']) {
  if (message.kind === 'text') return message.text
  if (message.kind === 'button') return message.title
  if ('file' in message) return message.caption ?? ''
  return unseen
}
