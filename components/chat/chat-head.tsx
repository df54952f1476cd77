import type { Messages } from 'next-intl'
import { WhatsappIcon } from '@/components/ui/icons'
import { fill } from '@/lib/i18n/fill'

type Props = { labels: Messages['chat']; whatsapp: string | null; linkedPhone: string | null }

export function ChatHead({ labels, whatsapp, linkedPhone }: Props) {
  return (
    <header className="border-b border-line bg-card">
      <div className="flex items-center gap-3 px-4 py-2.5">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-check font-display text-xl font-extrabold text-on-check"
        >
          M
        </span>
        <div className="min-w-0 grow">
          <h1 className="font-display text-lg leading-tight font-extrabold">{labels.heading}</h1>
          <p className="truncate text-sm text-soft">
            {linkedPhone ? fill(labels.linked, { end: linkedPhone }) : labels.lead}
          </p>
        </div>
        {whatsapp && !linkedPhone ? (
          <a
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-11 shrink-0 items-center gap-1.5 rounded px-2 font-semibold text-olive hover:bg-olive-tint"
          >
            <WhatsappIcon />
            {labels.continue}
          </a>
        ) : null}
      </div>
    </header>
  )
}
