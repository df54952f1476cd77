'use client'

import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names'
import { IconButton } from './icon-button'
import { CloseIcon } from './icons'

type Props = {
  /** For a button elsewhere that opens it: `{...opensDialog(id)}`. */
  id?: string
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** A bottom sheet is a sheet on a phone and a centred dialog from 768 px on. */
  shape?: 'center' | 'sheet' | 'full' | 'drawer'
  /** The title stays for screen readers alone. */
  plain?: boolean
  className?: string
  footer?: ReactNode
  children: ReactNode
}

/** Native and modal: the browser traps the focus, closes on Esc and gives the focus back. */
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
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  // Taken off the page while open, it would keep the focus it took.
  useLayoutEffect(() => {
    const opened = dialog.current
    return () => {
      if (opened?.open) opened.close()
    }
  }, [])

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a native dialog already; this is the backdrop's click
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      data-shape={shape}
      className="dialog"
      onClose={onClose}
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
          onClick={() => dialog.current?.close()}
        />
      </div>
      <div className={classNames('min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-5', className)}>
        {children}
      </div>
      {footer ? <div className="shrink-0 border-t border-line px-5 py-3">{footer}</div> : null}
    </dialog>
  )
}

/** Lets the browser open the dialog by itself, before or without JavaScript, where it can. */
export const opensDialog = (id: string) => ({ command: 'show-modal', commandfor: id })
