'use client'

import { ChipLink } from '@/components/ui/chip-link'
import { answered, type FilterAnswer, type FilterName, isChosenBy, searchFilters } from '@/contract/search'
import { fill } from '@/lib/i18n/fill'
import { searchHref } from '@/lib/search/state'
import type { FilterProps } from './filter-sheet'

type Props<Name extends FilterName> = Omit<FilterProps<Name>, 'id'>

/** Answers of one filter at one press each, joined to one chip. The first answer names the filter, so the next ones are short. */
export function RowFilter({ name, ...props }: Props<FilterName<{ inRow: readonly unknown[] }>>) {
  const { state } = props
  const shown: readonly (string | number)[] = searchFilters[name].inRow
  const other = isChosenBy('row', name) && state[name] !== undefined && !shown.includes(state[name])
  const answers = searchFilters[name].answers.filter(
    (answer) => shown.includes(answer) || (other && answer === state[name]),
  )
  return answers.map((answer, index) => (
    <Answer
      key={answer}
      {...props}
      name={name}
      answer={answer}
      isFirst={index === 0}
      isLast={index === answers.length - 1}
    />
  ))
}

type AnswerProps<Name extends FilterName> = Props<Name> & {
  answer: FilterAnswer<Name>
  isFirst: boolean
  isLast: boolean
}

function Answer(props: AnswerProps<FilterName<{ inRow: readonly unknown[] }>>) {
  const { name, answer, state, labels, change, isFirst, isLast } = props
  const { row, next = '' } = labels.filters[name]
  const texts: string | Record<string, string> = row
  const whole = typeof texts === 'string' ? fill(texts, { answer }) : (texts[answer] ?? '')
  const on = state[name] === answer
  const turned = answered(name, on ? undefined : answer)
  return (
    <ChipLink
      href={searchHref(state, turned)}
      on={on}
      aria-label={on ? `${whole} ${labels.remove}` : whole}
      prefetch={false}
      scroll={false}
      className={joinedClass(isFirst, isLast)}
      onNavigate={(event) => {
        event.preventDefault()
        change(turned)
      }}
    >
      {isFirst ? whole : fill(next, { answer })}
    </ChipLink>
  )
}

const joinedClass = (isFirst: boolean, isLast: boolean) =>
  `${isFirst ? '' : '-ml-0.5 rounded-l-none px-3'} ${isLast ? '' : 'rounded-r-none pr-3'} aria-current:z-1`
