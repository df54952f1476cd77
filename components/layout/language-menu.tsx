'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { GlobeIcon } from '@/components/ui/icons'
import { languages } from '@/contract/languages'
import { opensHere } from '@/lib/browser/opens-here'
import { colonHere, languageHere } from '@/lib/language/here'
import { LanguageLinks } from './language-links'
import { languagesId } from './languages-id'

/**
 * The languages in the header. The link leads to those at the foot. With JavaScript it opens a list here, which no page carries before that.
 * `className` tells where a page has them elsewhere: most pages of a phone have them in its menu.
 */
export function LanguageMenu({ title, className }: { title: string; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const here = languageHere()

  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target, type }: Event) => {
      if (target instanceof Node && box.current?.contains(target)) return
      if (type === 'pointerdown' || target instanceof Element) setOpen(false)
    }
    const byEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', byEscape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', byEscape)
    }
  }, [isOpen])

  function toggle(event: MouseEvent) {
    if (!opensHere(event)) return
    event.preventDefault()
    setOpen(!isOpen)
  }

  return (
    <div ref={box} className={classNames('relative', className)}>
      <a
        href={`#${languagesId}`}
        onClick={toggle}
        aria-expanded={isOpen}
        className="flex min-h-11 items-center gap-1.5 rounded px-2 font-semibold uppercase hover:text-check-ink"
      >
        <GlobeIcon className="size-5.5" />
        <span className="sr-only">{`${title}${colonHere()} ${languages[here].name}`}</span>
        <span aria-hidden="true">{here}</span>
      </a>
      {isOpen ? (
        <ul className="absolute top-full right-0 z-50 mt-1 min-w-44 rounded border border-line bg-card py-1 shadow-sheet [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:px-4 [&_a]:font-medium hover:[&_a]:bg-napkin [&_[aria-current]]:text-check-ink">
          <LanguageLinks />
        </ul>
      ) : null}
    </div>
  )
}
