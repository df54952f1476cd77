import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { sharedLabels } from '@/lib/i18n/shared-labels'
import { IconButton } from './icon-button'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icons'
import type { NoticeKind } from './notify'

/** Below the bars at the top of the page, so that their buttons stay free. The bars of forms are at the bottom. */
const place = { top: '5.25rem', right: '1rem', left: '1rem' }

let host: HTMLElement | undefined

export function showNotice(kind: NoticeKind, text?: string) {
  const notices = sharedLabels()?.notices
  if (!notices) return
  host ??= mountHost(notices.region)
  showOnTop(host)
  const title = kind === 'info' ? undefined : notices[kind].title
  const shownText = text ?? (kind === 'info' ? '' : notices[kind].text)
  // The same notice again does not add a card: the time of the existing card begins again.
  const id = `${kind}:${shownText}`
  const close = () => toast.dismiss(id)
  toast.custom(
    () => (
      <NoticeCard kind={kind} title={title} text={shownText} closeLabel={notices.close} onClose={close} />
    ),
    // Sonner stops its timer while the pointer is over the card, also by accident. So we use our own timer.
    { id, duration: Number.POSITIVE_INFINITY },
  )
  endLater(id, close)
}

/** A React root of its own: a page does not load the notices before the first notice. */
function mountHost(label: string) {
  const element = document.createElement('div')
  element.popover = 'manual'
  element.className = 'notice-host'
  document.body.append(element)
  const root = createRoot(element)
  flushSync(() =>
    root.render(
      <Toaster
        position="top-right"
        gap={10}
        offset={place}
        mobileOffset={place}
        expand
        containerAriaLabel={label}
        hotkey={[]}
      />,
    ),
  )
  giveWay(element)
  return element
}

/** An open dialog lies in the top layer. A notice about the dialog must lie there too. */
function showOnTop(element: HTMLElement) {
  if (!element.showPopover) return
  if (element.matches(':popover-open')) element.hidePopover()
  element.showPopover()
}

/** docs/product.md#notice-time */
const shownFor = 4000

const timers = new Map<string, number>()

/** Ends the notice after its time, wherever the pointer is. In a hidden tab, the time begins when a person opens the tab. */
function endLater(id: string, end: () => void) {
  window.clearTimeout(timers.get(id))
  const timer = window.setTimeout(() => {
    timers.delete(id)
    if (!document.hidden) return end()
    document.addEventListener('visibilitychange', () => endLater(id, end), { once: true })
  }, shownFor)
  timers.set(id, timer)
}

const noticeLooks = {
  success: { icon: CheckIcon, tint: 'bg-olive-tint text-olive' },
  error: { icon: AlertIcon, tint: 'bg-blush text-check-ink' },
  info: { icon: InfoIcon, tint: 'bg-tile text-azulejo' },
}

type NoticeCardProps = {
  kind: NoticeKind
  title?: string
  text: string
  closeLabel: string
  onClose: () => void
}

function NoticeCard({ kind, title, text, closeLabel, onClose }: NoticeCardProps) {
  const { icon: Icon, tint } = noticeLooks[kind]
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

const pressable = 'a, button, input, select, textarea, summary, label, [role="option"]'

/** A card that covers the target of the pointer or the Tab key becomes transparent and lets clicks through, until the target changes. */
function giveWay(host: HTMLElement) {
  const reach = (isReachedFor: (card: Element) => boolean) => {
    for (const card of host.querySelectorAll('[data-sonner-toast]'))
      card.toggleAttribute('data-glass', isReachedFor(card))
  }

  function followPointer({ clientX: x, clientY: y }: PointerEvent) {
    const below = document.elementsFromPoint?.(x, y).find((element) => !host.contains(element))
    reach(
      (card) =>
        isAt(card, x, y) && !isAt(card.querySelector('button'), x, y) && Boolean(below?.closest(pressable)),
    )
  }

  function followFocus({ key }: KeyboardEvent) {
    const focused = document.activeElement
    if (key === 'Tab' && focused && !host.contains(focused)) reach((card) => overlap(card, focused))
  }

  for (const event of ['pointermove', 'pointerover', 'pointerdown'] as const)
    document.addEventListener(event, followPointer, { capture: true, passive: true })
  document.addEventListener('keyup', followFocus, { capture: true })
}

function isAt(element: Element | null, x: number, y: number) {
  const box = element?.getBoundingClientRect()
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

function overlap(one: Element, other: Element) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
