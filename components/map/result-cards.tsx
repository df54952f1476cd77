'use client'

import type { Messages } from 'next-intl'
import { type KeyboardEvent, type UIEvent, useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon } from '@/components/ui/icons'
import { PlainLinks } from '@/components/ui/plain-links'
import { pointAt, showOnMap } from '@/lib/browser/shown-results'
import { beginOverlayStep } from '@/lib/insides/browser/overlay-steps'
import { resultItemId, type ShownResult } from '@/lib/search/shown-result'

type Props = {
  results: ShownResult[]
  /** The results that were pressed on the map: one, or a whole cluster in one building. */
  chosen: ShownResult[]
  onClose: () => void
  labels: Messages['map']['results']
}

/** The cards of the list in a row below the map, to swipe through. Beside the list, only the chosen cards are shown. */
export function ResultCards({ results, chosen, onClose, labels }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const opener = useRef<Element>(null)
  const isChosen = chosen.length > 0
  const [first] = chosen
  const shown = chosen.length > 1 ? chosen : results

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is read from its beginning
  useEffect(() => {
    if (!first) return
    if (!row.current?.contains(document.activeElement)) opener.current = document.activeElement
    const item = row.current?.querySelector(`[data-card="${first.id}"]`)
    if (!(item instanceof HTMLElement)) return
    scrollToMiddle(row.current, item)
    item.focus({ preventScroll: true })
    pointAt(first.id)
  }, [chosen])

  const latestClose = useRef(onClose)
  useEffect(() => {
    latestClose.current = onClose
  })
  useEffect(() => {
    if (!isChosen) return
    return beginOverlayStep(() => {
      latestClose.current()
      pointAt(null)
    })
  }, [isChosen])

  function close() {
    onClose()
    pointAt(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what was chosen by a mark
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isChosen) close()
      }}
      className={classNames(
        'relative z-20 h-46 shrink-0 lg:absolute lg:inset-x-2 lg:bottom-2',
        !isChosen && 'lg:hidden',
      )}
    >
      {isChosen ? (
        <IconButton
          label={labels.unselect}
          icon={<CloseIcon />}
          className="absolute -top-12 right-2 z-20 rounded-full! border border-line bg-card shadow-sheet"
          onClick={close}
        />
      ) : null}
      <PlainLinks>
        <ul
          ref={row}
          aria-label={labels.cards}
          onScroll={pointAtMiddle}
          onFocus={pointAtFocused}
          onKeyDown={(event) => goToNext(event) && event.preventDefault()}
          className="flex h-46 snap-x snap-mandatory gap-2 overflow-x-auto overscroll-x-contain px-4 py-2"
        >
          {shown.map((result) => (
            <Card key={result.id} {...result} isChosen={chosen.includes(result)} labels={labels} />
          ))}
        </ul>
      </PlainLinks>
    </div>
  )
}

type CardProps = { id: string; isChosen: boolean; labels: Messages['map']['results'] }

/** A copy of the card that the list has. */
function Card({ id, isChosen, labels }: CardProps) {
  return (
    <li className="flex w-[min(20rem,86vw)] shrink-0 snap-center">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has the role while it has the name */}
      <div
        ref={(item) => item?.replaceChildren(...copyOfCard(id))}
        data-card={id}
        role={isChosen ? 'group' : undefined}
        aria-label={isChosen ? labels.selected : undefined}
        tabIndex={-1}
        className={classNames(
          'flex w-full overflow-y-auto rounded-lg',
          isChosen && 'outline-3 outline-azulejo',
        )}
      />
    </li>
  )
}

function copyOfCard(id: string) {
  const card = document.getElementById(resultItemId(id))?.firstElementChild
  return card ? [card.cloneNode(true)] : []
}

/** The arrow keys go from card to card. */
function goToNext({ key, target, currentTarget }: KeyboardEvent) {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const cards = [...currentTarget.querySelectorAll<HTMLElement>('[data-card]')]
  const at = cards.findIndex((card) => target instanceof Node && card.contains(target))
  const next = cards[at + step]
  if (step === 0 || at < 0 || !next) return false
  next.querySelector('a')?.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest', inline: 'center' })
  return true
}

/** The focused card may be at the end of the row, so that the row cannot scroll to it. */
function pointAtFocused({ target }: { target: EventTarget }) {
  const id = target instanceof Element && target.closest<HTMLElement>('[data-card]')?.dataset.card
  if (id) showOnMap(id)
}

/** Highlights the mark of the card in the middle. */
function pointAtMiddle({ currentTarget }: UIEvent) {
  const { left, width } = currentTarget.getBoundingClientRect()
  const distance = (card: Element) => {
    const box = card.getBoundingClientRect()
    return Math.abs(box.left + box.width / 2 - left - width / 2)
  }
  const [nearest] = [...currentTarget.querySelectorAll<HTMLElement>('[data-card]')].toSorted(
    (a, b) => distance(a) - distance(b),
  )
  if (nearest?.dataset.card) showOnMap(nearest.dataset.card)
}

/** `scrollIntoView` would also scroll the page, and a button of the map would then lie on the card. */
function scrollToMiddle(row: HTMLElement | null, item: HTMLElement) {
  row?.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.clientWidth) / 2 })
}
