import type { Messages } from 'next-intl'
import { ChevronDownIcon } from '@/components/ui/icons'
import { fill } from '@/lib/i18n/fill'

type Props = { unread: number; onClick: () => void; labels: Messages['chat'] }

/** A button to the end of the conversation, with the number of new messages there. */
export function ToEnd({ unread, onClick, labels }: Props) {
  const label = unread === 0 ? labels.toEnd : fill(labels.toUnread, { count: String(unread) })
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="absolute right-3 bottom-full mb-3 grid size-11 place-items-center rounded-full border border-line bg-card shadow-lift"
      onClick={onClick}
    >
      <ChevronDownIcon className="size-6" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute -top-1.5 -right-1.5 grid min-w-5.5 place-items-center rounded-full bg-olive px-1.5 text-xs font-bold text-card figures"
        >
          {unread}
        </span>
      ) : null}
    </button>
  )
}
