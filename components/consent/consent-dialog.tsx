'use client'

import type { Messages } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { GinghamBand } from '@/components/ui/gingham-band'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import type { ConsentLevel } from '@/contract/rules/consent'
import { ConsentSwitch } from './consent-switch'
import { keepFocus } from './keep-focus'
import { useConsentAnswer } from './use-consent-answer'

type Props = {
  labels: Messages['consent']
  /** The visitor asked for it: then it may stand in front of everything. Otherwise the page stays usable. */
  isAsked: boolean
  onClose: () => void
}

const switches = [
  [1, 'necessary'],
  [2, 'personalisation'],
  [3, 'analytics'],
] satisfies [ConsentLevel, keyof Messages['consent']][]

/** SPEC.md §2.20: a card at the bottom of the screen. The three answers weigh the same. */
export default function ConsentDialog({ labels, isAsked, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const consent = useConsentAnswer(() => {
    if (isAsked) notify.success(labels.saved)
    leave()
  })

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    if (isAsked) return element.showModal()
    // `show()` would take the focus from whoever is already typing where they want to eat.
    element.open = true
    if (document.activeElement === document.body) element.focus({ preventScroll: true })
  }, [isAsked])

  /** Through the element, so that the browser gives the focus back. */
  function leave() {
    dialog.current?.close()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') leave()
    if (event.key === 'Tab' && dialog.current) keepFocus(dialog.current, event)
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      onKeyDown={onKeyDown}
      className="dialog inset-x-2 top-auto bottom-[max(0.5rem,env(safe-area-inset-bottom))] z-50 m-0 max-h-[min(85dvh,42rem)] rounded-lg border border-line outline-none [--dialog-from:translateY(1.5rem)] md:right-6 md:bottom-6 md:left-auto md:w-106 print:hidden"
    >
      <GinghamBand className="h-2 shrink-0 [--check-size:4px]" />
      <div className="overflow-y-auto overscroll-contain px-4 pt-1 pb-4">
        <div className="flex items-center justify-between gap-2">
          <h2 id="consent-title" className="text-xl">
            {labels.title}
          </h2>
          <IconButton
            label={labels.later}
            icon={<CloseIcon className="size-6" />}
            className="-mr-2"
            onClick={leave}
          />
        </div>
        <p id="consent-text" className="text-sm">
          {labels.text}{' '}
          <a href="/privacidad#cookies" className="link">
            {labels.policy}
          </a>
        </p>
        <fieldset className="mt-1 mb-2">
          <legend className="sr-only">{labels.choose}</legend>
          {switches.map(([level, name]) => (
            <ConsentSwitch
              key={name}
              id={`consent-${name}`}
              {...labels[name]}
              isOn={consent.isOn(level)}
              onChange={consent.turn(level)}
            />
          ))}
        </fieldset>
        <div className="grid grid-cols-2 gap-2">
          <Button variant="ink" onClick={consent.refuseAll}>
            {labels.refuseAll}
          </Button>
          <Button variant="ink" disabled={consent.hasNone} onClick={consent.allowAll}>
            {labels.allowAll}
          </Button>
          <Button
            variant="ink"
            wide
            className="col-span-2"
            disabled={consent.hasNone}
            onClick={consent.allowChosen}
          >
            {labels.allowChosen}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
