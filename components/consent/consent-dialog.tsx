'use client'

import type { Messages } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cookieNotice } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { GinghamBand } from '@/components/ui/gingham-band'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import { Switch } from '@/components/ui/switch'
import type { ConsentLevel } from '@/contract/rules/account/consent'
import { pathHere } from '@/lib/language/path-in'
import { useConsentAnswer } from './use-consent-answer'

type Props = {
  labels: Messages['consent']
  /** True when the visitor opened the dialog: then it is modal. Otherwise the page stays usable. */
  isAsked: boolean
  onClose: () => void
}

const switches = [
  [1, 'necessary'],
  [2, 'personalisation'],
  [3, 'analytics'],
] satisfies [ConsentLevel, keyof Messages['consent']][]

const answerClass = 'px-2! text-sm leading-tight'

/**
 * docs/product.md#cookies: a card at the bottom of the screen. The three answers have the same weight. On a phone the switches come after
 * «Elegir», so that the card leaves the page to the visitor.
 */
export default function ConsentDialog({ labels, isAsked, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const choices = useRef<HTMLFieldSetElement>(null)
  const [isChoosing, setChoosing] = useState(isAsked)
  const consent = useConsentAnswer(() => {
    if (isAsked) notify.success(labels.saved)
    leave()
  })

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    if (isAsked) return element.showModal()
    // `show()` would take the focus from a person who is already typing a place.
    element.open = true
    if (document.activeElement === document.body) element.focus({ preventScroll: true })
  }, [isAsked])

  useEffect(() => (isAsked ? undefined : cookieNotice(dialog.current)), [isAsked])

  /** Closes the dialog element, so that the browser restores the focus. */
  function leave() {
    dialog.current?.close()
    onClose()
  }

  function choose() {
    flushSync(() => setChoosing(true))
    choices.current?.querySelector('input')?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') leave()
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      onKeyDown={onKeyDown}
      className="dialog inset-x-2 top-auto bottom-[calc(var(--above-bars)+max(0.5rem,env(safe-area-inset-bottom)))] z-50 m-0 max-h-[min(85dvh-var(--above-bars),42rem)] rounded-lg border border-line outline-none [--dialog-from:translateY(1.5rem)] md:right-6 md:bottom-[calc(var(--above-bars)+1.5rem)] md:left-auto md:w-106 print:hidden"
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
          <a href={pathHere('/privacidad#cookies')} className="link">
            {labels.policy}
          </a>
        </p>
        <fieldset ref={choices} className={isChoosing ? 'mt-1' : 'mt-1 max-md:hidden'}>
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
        <div className="mt-2 grid grid-cols-3 gap-2">
          <Button variant="ink" className={answerClass} onClick={consent.refuseAll}>
            {labels.refuseAll}
          </Button>
          <Button variant="ink" className={answerClass} disabled={consent.hasNone} onClick={consent.allowAll}>
            {labels.allowAll}
          </Button>
          <Button
            variant="ink"
            className={classNames(answerClass, !isChoosing && 'max-md:hidden')}
            disabled={consent.hasNone}
            onClick={consent.allowChosen}
          >
            {labels.allowChosen}
          </Button>
          {isChoosing ? null : (
            <Button variant="ink" className={`${answerClass} md:hidden`} onClick={choose}>
              {labels.chooseFirst}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  )
}

type ConsentSwitchProps = {
  id: string
  name: string
  text: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function ConsentSwitch({ id, name, text, isOn, onChange }: ConsentSwitchProps) {
  return (
    <div className="flex items-center gap-3 border-b border-line last:border-0">
      <label htmlFor={id} className="min-h-12 grow content-center py-0.5 leading-tight">
        <span id={`${id}-name`} className="block font-semibold">
          {name}
        </span>
        <span id={`${id}-text`} className="block text-sm text-soft">
          {text}
        </span>
      </label>
      <Switch
        id={id}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
