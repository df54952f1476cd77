'use client'

import { useEffect, useRef, useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { classNames } from '@/components/ui/class-names'
import { CheckIcon, ChevronDownIcon } from '@/components/ui/icons'
import { type MenuFont, type MenuFontCategory, menuFonts } from '@/contract/menu-fonts'
import type { EditorLabels } from '../labels'
import { useOwnLetters } from '../layout/use-own-letters'

type Props = {
  family: string
  isBold: boolean
  onChange: (family: string) => void
  labels: EditorLabels
}

const categories: readonly MenuFontCategory[] = ['sans-serif', 'serif', 'display', 'handwriting']

/** Thirty-five font families, each shown in its own letters. A font loads when its name comes into view. */
export function FontField({ family, isBold, onChange, labels }: Props) {
  const [isOpen, setOpen] = useState(false)
  const font = menuFonts.find((one) => one.family === family) ?? menuFonts[0]
  const letters = useOwnLetters(font, isBold)
  const { style } = labels
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm font-semibold">{style.family}</p>
      <button
        type="button"
        aria-label={`${style.chooseFamily}: ${family}`}
        aria-haspopup="dialog"
        className="flex min-h-12 items-center justify-between gap-2 rounded border-2 border-edge bg-card px-3 text-left text-xl hover:border-ink"
        onClick={() => setOpen(true)}
      >
        <span className="truncate" style={{ fontFamily: letters }}>
          {family}
        </span>
        <ChevronDownIcon className="size-6 shrink-0 text-soft" />
      </button>
      <BottomSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={style.family}
        closeLabel={labels.close}
      >
        {isOpen
          ? categories.map((category) => (
              <section key={category} aria-label={style.families[category]} className="mb-4">
                <h3 className="mb-1 text-base">{style.families[category]}</h3>
                <ul>
                  {menuFonts
                    .filter((one) => one.category === category)
                    .map((one) => (
                      <FontOption
                        key={one.id}
                        font={one}
                        isBold={isBold}
                        isChosen={one.family === family}
                        onChoose={() => {
                          onChange(one.family)
                          setOpen(false)
                        }}
                      />
                    ))}
                </ul>
              </section>
            ))
          : null}
      </BottomSheet>
    </div>
  )
}

type FontOptionProps = { font: MenuFont; isBold: boolean; isChosen: boolean; onChoose: () => void }

function FontOption({ font, isBold, isChosen, onChoose }: FontOptionProps) {
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
