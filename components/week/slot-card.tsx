'use client'

import { type DragEvent, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { CopyIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/tag'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { fill } from '@/lib/i18n/fill'
import { priceText } from '@/lib/i18n/price-text'
import { ownMenuPath } from '@/lib/owner-paths'
import { BriefMenu } from './brief-menu'
import { releaseText, slotText } from './slot-text'
import type { Planner } from './use-planner'

const tones = { draft: 'plain', scheduled: 'today', published: 'open', expired: 'closed' } as const

/** A menu in its slot: its content, a link to edit it, and a button to copy or move it. */
export function SlotCard({ menu, planner }: { menu: OwnMenu; planner: Planner }) {
  const { labels, timeZone } = planner
  const [dragged, setDragged] = useState(false)
  const name = slotText(menu, labels)
  const leaves = releaseText(menu, timeZone, labels)

  function start(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'copyMove'
    event.dataTransfer.setData('text/plain', name)
    planner.take(menu)
    setDragged(true)
  }

  return (
    <article
      aria-label={name}
      draggable
      onDragStart={start}
      onDragEnd={() => setDragged(false)}
      className={classNames(
        'flex h-full items-start gap-2 rounded border border-line bg-card py-2 pr-1 pl-3 shadow-sheet',
        dragged && 'opacity-50',
      )}
    >
      <Link href={ownMenuPath(menu)} draggable={false} className="group min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold group-hover:underline">{labels.service[menu.service]}</span>
          <Tag tone={tones[menu.state]}>{labels.state[menu.state]}</Tag>
          {leaves ? <span className="figures text-sm text-soft">{leaves}</span> : null}
          {menu.price === null ? null : (
            <span className="figures ml-auto font-display text-lg font-bold">{priceText(menu.price)}</span>
          )}
        </span>
        <span className="line-clamp-2 block text-sm text-soft">
          <BriefMenu menu={menu} none={labels.slot.noDishes} />
        </span>
      </Link>
      <IconButton
        label={fill(labels.slot.moveNamed, { slot: name })}
        icon={<CopyIcon className="size-5" />}
        onClick={() => planner.place(menu)}
      />
    </article>
  )
}

/** A slot without a menu. */
export function EmptySlot({
  slot,
  planner,
}: {
  slot: { date: string; service: OwnMenu['service'] }
  planner: Planner
}) {
  const { labels } = planner
  const name = slotText(slot, labels)
  if (!planner.isWritable(slot.date)) return <p className="p-3 text-sm text-soft">{labels.slot.over}</p>
  const repeat = planner.repeatOf(slot)
  return (
    <div className="flex h-full flex-wrap items-center gap-x-3 gap-y-1 rounded border border-dashed border-edge/60 px-3 py-1.5">
      <span className="text-soft">{labels.service[slot.service]}</span>
      <Link
        href={ownMenuPath(slot)}
        aria-label={fill(labels.slot.writeNamed, { slot: name })}
        className={buttonClass({ variant: 'quiet' })}
      >
        {labels.slot.write}
      </Link>
      {repeat ? (
        <button type="button" className={buttonClass({ variant: 'quiet' })} onClick={repeat.run}>
          {repeat.text}
        </button>
      ) : null}
    </div>
  )
}
