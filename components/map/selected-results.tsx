'use client'

import type { Messages } from 'next-intl'
import { useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon } from '@/components/ui/icons'
import { PlainLinks } from '@/components/ui/plain-links'
import { beginOverlayStep } from '@/lib/insides/browser/overlay-steps'
import { resultItemId, type ShownResult } from '@/lib/search/shown-result'

type Props = { results: ShownResult[]; onClose: () => void; labels: Messages['map']['results'] }

/** The cards of the list, shown at the foot of the map. */
export function SelectedResults({ results, onClose, labels }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is read from its beginning
  useEffect(() => {
    opener.current = document.activeElement
    box.current?.focus({ preventScroll: true })
  }, [results])

  const latestClose = useRef(onClose)
  useEffect(() => {
    latestClose.current = onClose
  })
  useEffect(() => beginOverlayStep(() => latestClose.current()), [])

  function close() {
    onClose()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards, no field set
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label={labels.selected}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
      className="absolute inset-x-2 bottom-2 z-20 mx-auto flex max-h-[calc(100%-10rem)] max-w-lg rounded-lg bg-card shadow-lift outline-offset-2"
    >
      <IconButton
        label={labels.unselect}
        icon={<CloseIcon />}
        className="absolute -top-12 right-1 z-20 rounded-full! border border-line bg-card shadow-sheet"
        onClick={close}
      />
      <PlainLinks>
        <ul className="grid w-full gap-2 overflow-y-auto overscroll-contain rounded-lg">
          {results.map(({ id }) => (
            <li key={id} ref={(item) => item?.replaceChildren(...copyOfCard(id))} />
          ))}
        </ul>
      </PlainLinks>
    </div>
  )
}

function copyOfCard(id: string) {
  const card = document.getElementById(resultItemId(id))?.firstElementChild
  return card ? [card.cloneNode(true)] : []
}
