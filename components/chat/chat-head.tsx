import type { Messages } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { WhatsappIcon } from '@/components/ui/icons'
import { fill } from '@/lib/i18n/fill'

type Props = { labels: Messages['chat']; whatsapp: string | null; linkedPhone: string | null }

export function ChatHead({ labels, whatsapp, linkedPhone }: Props) {
  /** On a phone, the offer replaces the text below the name. */
  const isOffered = whatsapp !== null && !linkedPhone
  return (
    <header className="border-b border-line bg-card">
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 px-4 py-2.5">
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-full bg-check max-sm:row-span-2 font-display text-xl font-extrabold text-on-check"
        >
          M
        </span>
        <div className="min-w-0 max-sm:col-span-2">
          <h1 className="font-display text-lg leading-tight font-extrabold">{labels.heading}</h1>
          <p className={classNames('truncate text-sm text-soft', isOffered && 'max-sm:hidden')}>
            {linkedPhone ? fill(labels.linked, { end: linkedPhone }) : labels.lead}
          </p>
        </div>
        {isOffered ? (
          <a
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-11 items-center gap-1.5 rounded font-semibold text-olive hover:bg-olive-tint max-sm:col-start-2 max-sm:-mb-2 max-sm:w-fit max-sm:pr-2 sm:px-2"
          >
            <WhatsappIcon />
            {labels.continue}
          </a>
        ) : null}
      </div>
    </header>
  )
}
