import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { sharedLabels } from '@/lib/i18n/shared-labels'
import { NoticeCard } from './notice-card'
import type { NoticeKind } from './notify'

const shownFor = 4000

let host: HTMLElement | undefined

export function showNotice(kind: NoticeKind, text?: string) {
  const notices = sharedLabels()?.notices
  if (!notices) return
  host ??= mountHost(notices.region)
  raise(host)
  const title = kind === 'info' ? undefined : notices[kind].title
  const said = text ?? (kind === 'info' ? '' : notices[kind].text)
  toast.custom(
    (id) => (
      <NoticeCard
        kind={kind}
        title={title}
        text={said}
        closeLabel={notices.close}
        onClose={() => toast.dismiss(id)}
      />
    ),
    // The same again stays one card, for as long as the last.
    { id: `${kind}:${said}`, duration: shownFor },
  )
}

/** Its own root: no page carries it before it has something to say. */
function mountHost(label: string) {
  const element = document.createElement('div')
  element.popover = 'manual'
  element.className = 'notice-host'
  document.body.append(element)
  const root = createRoot(element)
  flushSync(() =>
    root.render(<Toaster position="top-right" gap={10} containerAriaLabel={label} hotkey={[]} />),
  )
  return element
}

/** An open dialog lies in the top layer, and so must a notice about what was done in it. */
function raise(element: HTMLElement) {
  if (!element.showPopover) return
  if (element.matches(':popover-open')) element.hidePopover()
  element.showPopover()
}
