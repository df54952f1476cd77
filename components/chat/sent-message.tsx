import type { Messages } from 'next-intl'
import type { IncomingMessage } from '@/contract/entities/chat'
import { Bubble, type BubbleState } from './bubble'
import { ChatPicture } from './chat-picture'
import { FileLink } from './file-link'
import { RichText } from './rich-text'

type Props = { message: IncomingMessage; time: string; state: BubbleState; labels: Messages['chat'] }

export function SentMessage({ message, time, state, labels }: Props) {
  return (
    <Bubble from="owner" {...{ time, state, labels }}>
      {message.kind === 'image' ? (
        <ChatPicture url={message.file} alt={labels.ownPhoto} labels={labels} />
      ) : null}
      {message.kind === 'document' ? (
        <FileLink url={message.file} name={message.name ?? labels.document} />
      ) : null}
      <Words message={message} labels={labels} />
    </Bubble>
  )
}

function Words({ message, labels }: Pick<Props, 'message' | 'labels'>) {
  const text = wordsOf(message, labels)
  return text ? (
    <p className="whitespace-pre-wrap wrap-anywhere">
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
