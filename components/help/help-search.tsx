'use client'

import type { Messages } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { SearchIcon } from '@/components/ui/icons'
import { fill } from '@/lib/i18n/fill'
import { showMatching } from './show-matching'

type Props = { labels: Messages['faqs']['search']; children: ReactNode }

/** The answers are in the page whatever happens; this only takes out of sight what was not asked. */
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
