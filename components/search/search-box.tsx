'use client'

import { type FormEvent, useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon, SearchIcon } from '@/components/ui/icons'
import { maxSearchText, searchText } from '@/contract/rules/search-text'
import type { SearchState } from '@/lib/search/state'
import { KeptFields } from './kept-fields'
import type { SearchLabels } from './search-labels'
import type { ChangeSearch } from './use-search-state'

type Props = { state: SearchState; labels: SearchLabels; change: ChangeSearch }

/** A form that works by itself; with JavaScript it asks while one types. */
export function SearchBox({ state, labels, change }: Props) {
  const input = useRef<HTMLInputElement>(null)

  // Back, forward and «quitar» change the question from outside; never under the fingers of who is typing.
  useEffect(() => {
    const box = input.current
    if (box && box !== document.activeElement) box.value = state.q
  }, [state.q])

  const ask = (typed: string, delay: 'text' | 'none') =>
    change({ q: searchText(typed) }, { delay, replace: delay === 'text' && state.q !== '' })

  function submit(event: FormEvent) {
    event.preventDefault()
    ask(input.current?.value ?? '', 'none')
  }

  function clear() {
    if (input.current) input.current.value = ''
    input.current?.focus()
    ask('', 'none')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every screen reader yet
    <form
      role="search"
      action={`/restaurant/search/${state.tab}`}
      onSubmit={submit}
      className="relative max-w-2xl"
    >
      <KeptFields state={state} without="q" />
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={state.q}
        maxLength={maxSearchText}
        placeholder={labels.placeholder}
        aria-label={labels.query}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => ask(event.target.value, 'text')}
        className="peer min-h-12 w-full rounded border-2 border-edge bg-card pr-24 pl-4 text-lg placeholder:text-soft [&::-webkit-search-cancel-button]:hidden"
      />
      <div className="absolute inset-y-0 right-0.5 flex items-center peer-placeholder-shown:[&>.clear]:hidden">
        <IconButton
          label={labels.clearQuery}
          icon={<CloseIcon className="size-5" />}
          className="clear"
          onClick={clear}
        />
        <IconButton type="submit" label={labels.submit} icon={<SearchIcon className="size-6" />} />
      </div>
    </form>
  )
}
