'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { fill } from '@/lib/i18n/fill'
import type { WeekLabels } from './labels'
import { LostDialog } from './lost-dialog'
import { PlaceDialog } from './place-dialog'
import type { Slot } from './slot'
import { slotText } from './slot-text'
import { UndoBar } from './undo-bar'
import { useMenuMoves } from './use-menu-moves'

type Props = {
  entries: { menu: OwnMenu; text: ReactNode }[]
  today: string
  labels: WeekLabels
  texts: Record<'reuse' | 'named', string>
}

/** The list as the server drew it, each with a button that brings it to a day to come. */
export function ReuseMenus({ entries, today, labels, texts }: Props) {
  const [chosen, setChosen] = useState<OwnMenu>()
  const moves = useMenuMoves(async () => undefined, labels)

  function bring({ date, service }: OwnMenu, to: Slot) {
    setChosen(undefined)
    const done = fill(labels.done.copied, { to: slotText(to, labels).toLowerCase() })
    void moves.run({ pairs: [{ from: { date, service }, to }], mode: 'copy', done })
  }

  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2">
        {entries.map(({ menu, text }) => (
          <li
            key={menu.menuId}
            className="flex flex-col gap-3 rounded border border-line bg-card p-4 shadow-sheet"
          >
            {text}
            <Button
              variant="secondary"
              className="self-start"
              aria-label={fill(texts.named, { slot: slotText(menu, labels) })}
              onClick={() => setChosen(menu)}
            >
              {texts.reuse}
            </Button>
          </li>
        ))}
      </ul>
      <UndoBar moves={moves} labels={labels} />
      {chosen ? (
        <PlaceDialog
          key={chosen.menuId}
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
