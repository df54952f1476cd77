'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icons'
import { fill } from '@/lib/i18n/fill'
import type { MenuLabels } from '../labels'
import type { Paste } from './use-paste'

/** Says what was read from the text, and undoes it. */
export function FilledLine({ paste, labels }: { paste: Paste; labels: MenuLabels }) {
  const { filled } = paste
  const texts = labels.paste
  const line = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (filled) line.current?.focus()
  }, [filled])

  if (!filled) return null
  const { dishes, doubts } = filled.menu
  const text = doubts > 0 ? texts.doneDoubts : texts.done
  return (
    <div
      ref={line}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3 rounded bg-olive-tint pl-3 text-olive outline-none"
    >
      <p className="flex min-w-0 grow basis-52 gap-2 py-2.5 font-semibold">
        <CheckIcon className="mt-0.5 size-5 shrink-0" />
        {fill(text, {
          dishes: countText(dishes, texts.dish, texts.dishes),
          doubts: countText(doubts, texts.doubt, texts.doubts),
        })}
      </p>
      <Button variant="quiet" onClick={paste.undo}>
        {texts.undo}
      </Button>
    </div>
  )
}

export const countText = (n: number, one: string, plural: string) => (n === 1 ? one : fill(plural, { n }))
