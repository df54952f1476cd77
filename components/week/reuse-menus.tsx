'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Slot } from '@/contract/entities/own-menu'
import { fill } from '@/lib/i18n/fill'
import type { WeekLabels } from './labels'
import { LostDialog } from './lost-dialog'
import { PlaceDialog } from './place-dialog'
import { slotKey } from './slot'
import { slotInText, slotText } from './slot-text'
import { UndoBar } from './undo-bar'
import { useMenuMoves } from './use-menu-moves'

type Props = {
  /** The slot of each menu. The server has already rendered its content. */
  entries: { slot: Slot; text: ReactNode }[]
  today: string
  labels: WeekLabels
  texts: Record<'reuse' | 'named', string>
}

/** The server-rendered list. A button on each menu copies it to a coming day. */
export function ReuseMenus({ entries, today, labels, texts }: Props) {
  const [chosen, setChosen] = useState<Slot>()
  const moves = useMenuMoves(async () => undefined, labels)

  function bring(from: Slot, to: Slot) {
    setChosen(undefined)
    const done = fill(labels.done.copied, { to: slotInText(to, labels) })
    void moves.run({ pairs: [{ from, to }], mode: 'copy', done })
  }

  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2">
        {entries.map(({ slot, text }) => (
          <li
            key={slotKey(slot)}
            className="flex flex-col gap-3 rounded border border-line bg-card p-4 shadow-sheet"
          >
            {text}
            <Button
              variant="secondary"
              className="self-start"
              aria-label={fill(texts.named, { slot: slotText(slot, labels) })}
              onClick={() => setChosen(slot)}
            >
              {texts.reuse}
            </Button>
          </li>
        ))}
      </ul>
      <UndoBar moves={moves} labels={labels} />
      {chosen ? (
        <PlaceDialog
          key={slotKey(chosen)}
          menu={chosen}
          today={today}
          canMove={false}
          labels={labels}
          onClose={() => setChosen(undefined)}
          onPlace={(to) => bring(chosen, to)}
        />
      ) : null}
      <LostDialog moves={moves} labels={labels} />
    </>
  )
}
