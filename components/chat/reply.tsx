import type { Messages } from 'next-intl'
import { chipClass } from '@/components/ui/chip-class'
import { Skeleton } from '@/components/ui/skeleton'
import type { ChatButton, ChatMessage } from '@/contract/entities/chat'
import { otherThanHere } from '@/lib/language/here'
import { Bubble } from './bubble'
import { ChatPicture } from './chat-picture'
import { FileLink } from './file-link'
import { RichText } from './rich-text'

type Props = {
  message: Extract<ChatMessage, { direction: 'out' }>
  time: string
  onPress: (button: ChatButton) => void
  labels: Messages['chat']
}

export function Reply({ message: { reply, isDrawing, language }, time, onPress, labels }: Props) {
  const { text, image, document, buttons, list } = reply
  const lang = otherThanHere(language)
  return (
    <div>
      <Bubble from="bot" {...{ time, labels }}>
        {isDrawing ? <Drawing labels={labels} /> : null}
        {image ? <ChatPicture url={image.url} alt={image.alt} lang={lang} labels={labels} /> : null}
        {document ? <FileLink url={document.url} name={document.name} /> : null}
        <p lang={lang} className="whitespace-pre-wrap wrap-anywhere">
          <RichText text={text} />
        </p>
      </Bubble>
      {buttons ? <Chips {...{ buttons, onPress, lang }} label={labels.answers} /> : null}
      {list ? (
        <details
          lang={lang}
          className="mt-1.5 w-fit max-w-[85%] rounded bg-card shadow-sheet"
          open={list.rows.length <= 6}
        >
          <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold text-azulejo">
            {list.label}
          </summary>
          <ul className="pb-1">
            {list.rows.map((row) => (
              <li key={row.action}>
                <button
                  type="button"
                  className="block min-h-11 w-full px-4 py-2 text-left hover:bg-napkin"
                  onClick={() => onPress(row)}
                >
                  {row.description ?? row.title}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

function Drawing({ labels }: { labels: Messages['chat'] }) {
  return (
    <div className="relative mb-1.5 w-56 sm:w-64">
      <Skeleton className="h-70" />
      <p className="absolute inset-x-0 bottom-3 text-center text-sm text-soft">{labels.drawing}</p>
    </div>
  )
}

function Chips({
  buttons,
  onPress,
  label,
  lang,
}: {
  buttons: ChatButton[]
  label: string
  lang: string | undefined
  onPress: Props['onPress']
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div role="group" aria-label={label} className="mt-1.5 flex flex-wrap gap-2">
      {buttons.map((button) => (
        <button
          key={button.action}
          type="button"
          lang={lang}
          className={chipClass(false)}
          onClick={() => onPress(button)}
        >
          {button.title}
        </button>
      ))}
    </div>
  )
}
