'use client'

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon, SearchIcon } from '@/components/ui/icons'
import { LinkTabs } from '@/components/ui/link-tabs'
import { changeByWords, readQuestion } from '@/contract/rules/search/question-words'
import { type FilterValues, maxSearchText, searchText } from '@/contract/search'
import { leaveSearch } from '@/lib/browser/came-from-search'
import { useIsMapOpen } from '@/lib/browser/map-view'
import { languageHere } from '@/lib/language/here'
import { pathHere } from '@/lib/language/path-in'
import { type SearchState, searchHref, searchTabs } from '@/lib/search/state'
import { FilterBar } from './filters/filter-bar'
import { KeptFields } from './kept-fields'
import type { SearchLabels } from './search-labels'
import { type ChangeSearch, useSearchState } from './use-search-state'

type Props = {
  labels: SearchLabels
  /** Whether the host api supports our own filters. */
  hasOwnFilters?: boolean
  /** The map, beside the results or in their place. It belongs to another feature and stays mounted when the results change. */
  map?: ReactNode
  children: ReactNode
}

/** The search box and the filters, above the results. They stay in place while the results change. */
export function SearchControls({ labels, hasOwnFilters = true, map, children }: Props) {
  const { state, current, isPending, change } = useSearchState()
  const isMapOpen = useIsMapOpen()
  useEffect(() => leaveSearch, [])
  const tabs = searchTabs.map((tab) => ({
    href: searchHref(current, { tab }),
    label: labels[`${tab}Tab`],
    current: current.tab === tab,
  }))
  return (
    <>
      <div className="container-page print:hidden">
        <div className="grid gap-1 md:gap-2 lg:grid-cols-[auto_1fr] lg:items-end lg:gap-6 lg:pt-1">
          <LinkTabs label={labels.tabs} tabs={tabs} />
          <SearchBox state={current} labels={labels} change={change} />
        </div>
        <div className="mt-1">
          <FilterBar state={state} labels={labels} change={change} hasOwnFilters={hasOwnFilters} />
        </div>
      </div>
      <p id="search-status" role="status" className="sr-only" />
      <div
        data-map={isMapOpen || undefined}
        className="group container-page mt-1 pb-12 md:mt-2 lg:not-noscript:not-has-data-alone:grid lg:grid-cols-2 lg:gap-6 xl:grid-cols-[3fr_2fr] print:mt-0 print:block!"
      >
        <div aria-busy={isPending} className="transition-opacity aria-busy:opacity-60">
          {children}
        </div>
        {map}
      </div>
    </>
  )
}

type SearchBoxProps = { state: SearchState; labels: SearchLabels; change: ChangeSearch }

/** A form that works without JavaScript. With JavaScript, the search updates during typing. */
function SearchBox({ state, labels, change }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)

  // Back, forward and «quitar» change the search from outside. The box is not changed while a person types in it.
  useEffect(() => {
    const box = input.current
    if (box && box !== document.activeElement) box.value = state.q
  }, [state.q])

  // While a person types, the words stay in the box. Filters of words that were deleted are removed.
  const fromWords = useRef<FilterValues>({})

  function ask(typed: string, delay: 'text' | 'none') {
    const { q, filters } = readQuestion(searchText(typed), state.tab, languageHere())
    const changed = changeByWords(state, fromWords.current, filters)
    fromWords.current = filters
    change({ q, ...changed }, { delay, replace: delay === 'text' && state.q !== '' })
  }

  /** Words that are filters leave the box: they are chips now. */
  function leaveWords() {
    if (input.current && Object.keys(fromWords.current).length > 0)
      input.current.value = readQuestion(searchText(input.current.value), state.tab, languageHere()).q
    fromWords.current = {}
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    ask(input.current?.value ?? '', 'none')
    leaveWords()
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
      action={pathHere(`/restaurant/search/${state.tab}`)}
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
        onBlur={leaveWords}
        className="peer min-h-11 w-full md:min-h-12 rounded border-2 border-edge bg-card pr-24 pl-4 text-lg placeholder:text-soft [&::-webkit-search-cancel-button]:hidden"
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
