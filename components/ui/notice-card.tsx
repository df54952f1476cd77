import { IconButton } from './icon-button'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icons'
import type { NoticeKind } from './notify'

const looks = {
  success: { icon: CheckIcon, tint: 'bg-olive-tint text-olive' },
  error: { icon: AlertIcon, tint: 'bg-blush text-check-ink' },
  info: { icon: InfoIcon, tint: 'bg-tile text-azulejo' },
}

type Props = { kind: NoticeKind; title?: string; text: string; closeLabel: string; onClose: () => void }

export function NoticeCard({ kind, title, text, closeLabel, onClose }: Props) {
  const { icon: Icon, tint } = looks[kind]
  return (
    <div className="flex w-full items-start gap-3 rounded border border-line bg-card p-3 font-sans text-base text-ink shadow-lift">
      <span className={`grid size-10 shrink-0 place-items-center rounded-full ${tint}`}>
        <Icon className="size-5.5" />
      </span>
      <div className="min-w-0 grow self-center">
        {title ? <p className="font-display text-lg leading-snug font-extrabold">{title}</p> : null}
        <p className="leading-snug">{text}</p>
      </div>
      <IconButton
        label={closeLabel}
        icon={<CloseIcon className="size-5" />}
        className="-my-1 -mr-1"
        onClick={onClose}
      />
    </div>
  )
}
