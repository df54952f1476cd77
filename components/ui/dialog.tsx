'use client'

import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { beginOverlayStep } from '@/lib/insides/browser/overlay-steps'
import { classNames } from './class-names'
import { IconButton } from './icon-button'
import { CloseIcon } from './icons'

type Props = {
  /** The id for a button elsewhere that opens the dialog: `{...opensDialog(id, open)}`. */
  id?: string
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** `sheet` is a bottom sheet on a phone and a centred dialog from 768 px on. */
  shape?: 'center' | 'sheet' | 'full' | 'drawer'
  /** Only screen readers get the title. */
  plain?: boolean
  className?: string
  footer?: ReactNode
  children: ReactNode
}

/** For the field that a dialog is opened to fill in: the focus begins there. Without one, browsers give it to the button that closes. */
export const beginsHere = { 'data-begins-here': '' }

/** Native and modal: the browser traps the focus, closes the dialog on Esc and gives the focus back. */
export function Dialog({
  id,
  open,
  onClose,
  title,
  closeLabel,
  shape = 'center',
  plain,
  className,
  footer,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal()
      dialog.current?.querySelector<HTMLElement>('[data-begins-here]')?.focus()
    }
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  // Back closes the overlay. A question in the middle of the page needs an answer, so it is not a step of the history.
  const latestClose = useRef(onClose)
  useEffect(() => {
    latestClose.current = onClose
  })
  const isStep = open && shape !== 'center'
  useEffect(() => {
    if (isStep) return beginOverlayStep(() => latestClose.current())
  }, [isStep])

  // An open dialog that is removed from the page does not give the focus back. So we close the dialog first.
  useLayoutEffect(() => {
    const opened = dialog.current
    return () => {
      if (opened?.open) opened.close()
    }
  }, [])

  // The browser fires `close` later, after the focus is back. A fast Enter can open the dialog again before that event. So each press
  // calls `onClose` itself, and the event counts only when the browser closed the dialog without us.
  const isReported = useRef(false)
  const close = () => {
    isReported.current = true
    dialog.current?.close()
    onClose()
  }

  // In React, `close` and `cancel` bubble, also through a portal. A dialog inside this one has its own `onClose`, so we ignore its events.
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget

  const closed = (event: SyntheticEvent) => {
    if (!isOwn(event)) return
    if (open && !isReported.current) onClose()
    isReported.current = false
  }

  const closeOnEscape = (event: SyntheticEvent) => {
    if (!isOwn(event)) return
    event.preventDefault()
    close()
  }

  const closeOnBackdrop = (event: MouseEvent) => {
    if (isOwn(event)) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a native dialog already; this is the backdrop's click
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      data-shape={shape}
      className="dialog"
      onClose={closed}
      onCancel={closeOnEscape}
      onClick={closeOnBackdrop}
    >
      <div className="flex shrink-0 items-center justify-between gap-4 py-2 pr-2 pl-5">
        <h2 id={titleId} className={plain ? 'sr-only' : 'text-xl'}>
          {title}
        </h2>
        <IconButton
          label={closeLabel}
          icon={<CloseIcon className="size-6" />}
          className="ml-auto"
          {...(id && { command: 'close', commandfor: id })}
          onClick={(event) => {
            event.preventDefault()
            close()
          }}
        />
      </div>
      <div className={classNames('min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-5', className)}>
        {children}
      </div>
      {footer ? <div className="shrink-0 border-t border-line px-5 py-3">{footer}</div> : null}
    </dialog>
  )
}

/**
 * Props for a button. Where the browser supports `command`, the browser opens the dialog, also without JavaScript. Elsewhere our `onClick`
 * opens the dialog.
 */
export const opensDialog = (id: string, open: () => void) => ({
  'aria-haspopup': 'dialog' as const,
  command: 'show-modal',
  commandfor: id,
  onClick: (event: MouseEvent) => {
    event.preventDefault()
    open()
  },
})
