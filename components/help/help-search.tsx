'use client'

import type { Messages } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { SearchIcon } from '@/components/ui/icons'
import { foldText } from '@/contract/rules/search/fold-text'
import { fill } from '@/lib/i18n/fill'

type Props = { labels: Messages['faqs']['search']; children: ReactNode }

/** The page always contains all answers. The search only hides those that do not match. */
export function HelpSearch({ labels, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [result, setResult] = useState('')

  function filter(typed: string) {
    const count = list.current ? showMatching(list.current, typed) : 0
    if (!typed.trim()) return setResult('')
    setResult(
      count === 0 ? fill(labels.none, { typed }) : fill(count === 1 ? labels.one : labels.many, { count }),
    )
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every screen reader yet */}
      <div role="search" className="needs-script relative max-w-2xl">
        <input
          type="search"
          aria-label={labels.label}
          placeholder={labels.placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => filter(event.target.value)}
          className="min-h-13 w-full rounded border-2 border-edge bg-card pr-4 pl-12 text-lg placeholder:text-soft"
        />
        <SearchIcon className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-6 text-soft" />
      </div>
      <p role="status" className="mt-3 font-semibold empty:hidden">
        {result}
      </p>
      <div ref={list} className="mt-8 grid gap-10">
        {children}
      </div>
    </>
  )
}

/** «Olvidada» finds «olvidado»: the last letters of a longer word are ignored. */
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2))

/** Shows only the answers that contain all words, ignoring accents. Returns their number. */
function showMatching(list: HTMLElement, typed: string) {
  const words =
    foldText(typed)
      .match(/[\p{L}\p{N}]+/gu)
      ?.map(stem) ?? []
  let shown = 0
  for (const section of list.querySelectorAll('section')) {
    const entries = [...section.querySelectorAll('details')]
    for (const entry of entries) {
      const text = foldText(entry.textContent)
      entry.hidden = !words.every((word) => text.includes(word))
    }
    const matching = entries.filter(({ hidden }) => !hidden).length
    section.hidden = matching === 0
    shown += matching
  }
  return shown
}
