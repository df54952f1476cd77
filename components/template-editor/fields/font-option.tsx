'use client'

import { useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { CheckIcon } from '@/components/ui/icons'
import type { MenuFont } from '@/contract/menu-fonts'
import { useOwnLetters } from '../layout/use-own-letters'

type Props = { font: MenuFont; isBold: boolean; isChosen: boolean; onChoose: () => void }

export function FontOption({ font, isBold, isChosen, onChoose }: Props) {
  const row = useRef<HTMLLIElement>(null)
  const [isSeen, setSeen] = useState(isChosen)
  const letters = useOwnLetters(font, isBold, isSeen)

  useEffect(() => {
    const element = row.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    if (isChosen) element.scrollIntoView({ block: 'center' })
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeen(true)
      watch.disconnect()
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [isChosen])

  return (
    <li ref={row}>
      <button
        type="button"
        aria-pressed={isChosen}
        className={classNames(
          'flex min-h-12 w-full items-center justify-between gap-3 rounded px-3 text-left text-2xl',
          isChosen ? 'bg-tile text-azulejo' : 'hover:bg-napkin',
        )}
        onClick={onChoose}
      >
        <span className="truncate" style={{ fontFamily: letters }}>
          {font.family}
        </span>
        {isChosen ? <CheckIcon className="size-6 shrink-0" /> : null}
      </button>
    </li>
  )
}
