'use client'

import { Fragment, memo, type ReactNode, useDeferredValue, useEffect, useId, useRef } from 'react'
import { chipClass } from '@/components/ui/chip-class'
import { ChipLink } from '@/components/ui/chip-link'
import { answered, type FilterName, filterNames, isChosenBy, isInRow, searchFilters } from '@/contract/search'
import { fill } from '@/lib/i18n/fill'
import { hasFilters, isAsked, type SearchState, searchHref, withoutFilters } from '@/lib/search/state'
import type { SearchLabels } from '../search-labels'
import type { ChangeSearch } from '../use-search-state'
import { FilterForm } from './filter-form'
import type { FilterProps } from './filter-sheet'
import { ListFilter } from './list-filter'
import { RowFilter } from './row-filter'
import { SliderFilter } from './slider-filter'

type Props = { state: SearchState; labels: SearchLabels; change: ChangeSearch; hasOwnFilters: boolean }

/** Every filter is a link to an address, so it works without JavaScript. JavaScript only makes it faster. */
export function FilterBar({ state, labels, change, hasOwnFilters }: Props) {
  const id = useId()
  const bar = useRef<HTMLUListElement>(null)
  // A filter from the address or from typed words may be outside the visible part of the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search has other filters
  useEffect(() => {
    const on = bar.current?.querySelector<HTMLElement>(':scope > li > :is([aria-current], [data-on])')
    if (bar.current && on && !bar.current.contains(document.activeElement))
      bar.current.scrollLeft = on.offsetLeft - 16
  }, [state])
  // The chips update at once; the closed bottom sheets may update later.
  const sheetState = useDeferredValue(state)
  const offered = filterNames.filter(
    (name) => isAsked(name, state.tab) && (hasOwnFilters || searchFilters[name].knownTo === 'every host'),
  )
  return (
    <ul
      ref={bar}
      aria-label={labels.filtersTitle}
      className="relative -mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:gap-x-1.5 md:px-0 md:[&>li>:is(a,button)]:px-3"
    >
      {offered.map((name) => (
        <Fragment key={name}>
          {isInRow(name) && (searchFilters[name].inRow.length > 0 || state[name] !== undefined) ? (
            <Chip>
              <RowFilter name={name} state={state} labels={labels} change={change} />
            </Chip>
          ) : null}
          {isChosenBy('toggle', name) ? (
            <Chip>
              <Toggle name={name} state={state} labels={labels} change={change} />
            </Chip>
          ) : null}
          {isChosenBy('list', name) || isChosenBy('checkboxes', name) || isChosenBy('slider', name) ? (
            <Chip>
              <Sheet name={name} id={`${id}-${name}`} state={sheetState} labels={labels} change={change} />
            </Chip>
          ) : null}
        </Fragment>
      ))}
      {hasFilters(state) ? (
        <li className="snap-start">
          <ChipLink
            href={searchHref(state, withoutFilters)}
            prefetch={false}
            scroll={false}
            className="border-transparent bg-transparent text-azulejo underline lg:min-h-7"
            onNavigate={(event) => {
              event.preventDefault()
              change(withoutFilters, { delay: 'none' })
              // This link disappears, so the focus moves to the first link of the bar.
              bar.current?.querySelector('a')?.focus()
            }}
          >
            {labels.clear}
          </ChipLink>
        </li>
      ) : null}
    </ul>
  )
}

const Chip = ({ children }: { children: ReactNode }) => <li className="flex snap-start">{children}</li>

type ToggleProps = Omit<FilterProps<FilterName<{ chip: 'toggle' }>>, 'id'>

function Toggle({ name, state, labels, change }: ToggleProps) {
  const turned = answered(name, state[name] ? undefined : true)
  return (
    <ChipLink
      href={searchHref(state, turned)}
      on={state[name]}
      prefetch={false}
      scroll={false}
      onNavigate={(event) => {
        event.preventDefault()
        change(turned)
      }}
    >
      {labels.filters[name].title} {state[name] ? <span className="sr-only">{labels.remove}</span> : null}
    </ChipLink>
  )
}

const Sheet = memo(function Sheet({ name, ...props }: FilterProps) {
  if (isChosenBy('list', name)) return <ListFilter name={name} {...props} />
  if (isChosenBy('checkboxes', name)) return <CheckboxFilter name={name} {...props} />
  return isChosenBy('slider', name) ? <SliderFilter name={name} {...props} /> : null
})

/** Checkboxes: several answers of one filter, sent as a form without JavaScript. */
function CheckboxFilter(props: FilterProps<FilterName<{ chip: 'checkboxes' }>>) {
  const { name, state, labels } = props
  const texts = labels.filters[name]
  const answers: Record<string, string | undefined> = texts.answers
  const chosen: readonly string[] = state[name] ?? []
  const [first, ...more] = chosen.map((answer) => answers[answer] ?? answer)
  return (
    <FilterForm
      {...props}
      chosen={first && fill(more[0] ? texts.many : texts.one, { first, more: more.length })}
    >
      <fieldset className="flex flex-wrap gap-2 pt-1">
        <legend className="sr-only">{texts.legend ?? texts.title}</legend>
        {searchFilters[name].answers.map((answer) => (
          <label
            key={answer + chosen.includes(answer)}
            className={chipClass(
              false,
              'cursor-pointer has-checked:border-azulejo has-checked:bg-tile has-checked:text-azulejo has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-azulejo',
            )}
          >
            <input
              type="checkbox"
              name={name}
              value={answer}
              defaultChecked={chosen.includes(answer)}
              className="size-5 accent-azulejo outline-none"
            />
            <span className="inline-block first-letter:uppercase">{answers[answer] ?? answer}</span>
          </label>
        ))}
      </fieldset>
      {texts.hint ? <p className="mt-3 text-sm text-soft">{texts.hint}</p> : null}
    </FilterForm>
  )
}
