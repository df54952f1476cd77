import type { Messages } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { IconButton } from '@/components/ui/icon-button'
import { PasteIcon, PlusIcon, SendIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import { longestChatText } from '@/contract/entities/chat'
import { copiedText, useReadableClipboard } from '@/lib/browser/clipboard'
import { drafts } from '@/lib/browser/drafts'
import { type UploadLabels, useAttach } from './use-attach'
import type { SendWritten } from './use-chat'

type Props = {
  ownerId: string
  send: SendWritten
  labels: Messages['chat']
  upload: UploadLabels
  /** The page asks for a message and nothing else. */
  isAsked: boolean
}

/** Enter sends, Shift and Enter make a new line. On a touch screen, Enter makes a new line, because Shift is hard to reach. */
export function Composer({ ownerId, send, labels, upload, isAsked }: Props) {
  const draft = `chat:${ownerId}`
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const attach = useAttach({ send, upload, labels, onDone: () => field.current?.focus() })

  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [isAsked])

  function write(next: string) {
    setText(next)
    drafts.keep(draft, next)
  }

  function submit() {
    const words = text.trim()
    if (words === '') return
    send({ kind: 'text', text: words.slice(0, longestChatText) })
    setText('')
    drafts.drop(draft)
    field.current?.focus()
  }

  const isReadable = useReadableClipboard()

  async function paste() {
    const copied = await copiedText()
    if (copied?.trim()) write(copied.slice(0, longestChatText))
    else notify.info(copied === null ? labels.clipboardClosed : labels.clipboardEmpty)
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isPlain || window.matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      className="flex items-end gap-1.5 border-t border-line bg-paper p-2"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input
        ref={attach.input}
        type="file"
        accept={attach.accept}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={attach.onChange}
      />
      <IconButton
        type="button"
        label={attach.isBusy ? labels.attaching : labels.attach}
        icon={<PlusIcon className="size-6" />}
        aria-busy={attach.isBusy}
        disabled={attach.isBusy}
        onClick={() => attach.input.current?.click()}
      />
      <textarea
        ref={(node) => {
          field.current = node
          const kept = node && text === '' && node.value === '' ? drafts.read(draft) : null
          if (typeof kept === 'string' && kept !== '') setText(kept)
        }}
        value={text}
        rows={1}
        maxLength={longestChatText}
        aria-label={labels.write}
        placeholder={labels.placeholder}
        className="field-sizing-content max-h-40 min-h-11 grow resize-none rounded-lg border border-edge bg-card px-3 py-2.5"
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isReadable && text === '' ? (
        <IconButton
          label={labels.paste}
          icon={<PasteIcon className="size-6" />}
          onClick={() => void paste()}
        />
      ) : null}
      <button
        type="submit"
        aria-label={labels.send}
        title={labels.send}
        className={buttonClass({}, 'size-11 shrink-0 px-0!')}
        disabled={text.trim() === ''}
      >
        <SendIcon className="size-6" />
      </button>
    </form>
  )
}
