'use client'

import { CheckIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { type FilterName, isInRow, searchFilters } from '@/contract/search'
import { searchHref } from '@/lib/search/state'
import { type FilterProps, FilterSheet } from './filter-sheet'

type Answers = Record<string, string | undefined>

/** A filter with one answer of a list, or none. Each answer is a link that applies at once. */
export function ListFilter(props: FilterProps<FilterName<{ chip: 'list' }>>) {
  const { name, state, labels, change } = props
  const { title, none, hint, answers, chosen = answers } = labels.filters[name]
  const [texts, short]: [Answers, Answers] = [answers, chosen]
  const inRow: readonly unknown[] = isInRow(name) ? searchFilters[name].inRow : []
  const answered = state[name]
  return (
    <FilterSheet
      {...props}
      title={title}
      chosen={answered && !inRow.includes(answered) ? short[answered] : undefined}
    >
      {(close) => (
        <>
          <ul className="divide-y divide-line">
            {[...searchFilters[name].answers, undefined].map((answer) => (
              <li key={String(answer)}>
                <Link
                  href={searchHref(state, { [name]: answer })}
                  prefetch={false}
                  scroll={false}
                  aria-current={state[name] === answer ? 'true' : undefined}
                  className="flex min-h-13 items-center justify-between gap-3 font-medium hover:text-azulejo aria-current:text-azulejo"
                  onNavigate={(event) => {
                    event.preventDefault()
                    change({ [name]: answer })
                    close()
                  }}
                >
                  {answer === undefined ? none : texts[answer]}
                  {state[name] === answer ? <CheckIcon className="size-6" /> : null}
                </Link>
              </li>
            ))}
          </ul>
          {hint ? <p className="mt-3 text-sm text-soft">{hint}</p> : null}
        </>
      )}
    </FilterSheet>
  )
}
