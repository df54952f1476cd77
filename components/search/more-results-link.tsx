'use client'

import type { Messages } from 'next-intl'
import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ChevronLeftIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner'
import { opensHere } from '@/lib/browser/opens-here'
import { fill } from '@/lib/i18n/fill'
import { pathHere } from '@/lib/language/path-in'
import { type SearchState, searchHref } from '@/lib/search/state'

/** The number of pages that load automatically. Then the footer can be reached, and a button loads more. */
const automaticPages = 3

type Props = {
  state: SearchState
  /** The last page shown. */
  page: number
  hasMore: boolean
  /** How many pages have been added to the first. */
  added: number
  loading: 'idle' | 'loading' | 'failed'
  load: (isAsked: boolean) => void
  labels: Messages['search']['paging']
}

/** The link to the next page. It loads automatically when it comes near; without JavaScript it is a normal link. */
export function MoreResultsLink({ state, page, hasMore, added, loading, load, labels }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  const ready = hasMore && loading === 'idle' && added < automaticPages
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that leaves the end still near is followed by the next
  useEffect(() => {
    if (!ready || !link.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        watch.disconnect()
        load(false)
      },
      { rootMargin: '600px 0px' },
    )
    watch.observe(link.current)
    return () => watch.disconnect()
  }, [ready, page])

  return (
    <nav aria-label={labels.nav} className="mt-6 grid justify-items-center gap-3 print:hidden">
      {loading === 'failed' ? <p role="alert">{labels.failed}</p> : null}
      {hasMore ? (
        <a
          ref={link}
          href={pathHere(searchHref(state, { page: page + 1 }))}
          rel="next"
          aria-busy={loading === 'loading'}
          className={buttonClass({ variant: 'secondary' }, 'min-w-48')}
          onClick={(event) => {
            if (!opensHere(event)) return
            event.preventDefault()
            load(true)
          }}
        >
          {loading === 'loading' ? <Spinner /> : null}
          {loading === 'loading' ? labels.loading : labels.next}
        </a>
      ) : page > 1 ? (
        <p className="text-soft">{labels.end}</p>
      ) : null}
      {state.page > 1 ? (
        <p className="flex items-center gap-3 text-soft">
          <Link
            href={searchHref(state, { page: state.page - 1 })}
            rel="prev"
            className={buttonClass({ variant: 'quiet' })}
          >
            <ChevronLeftIcon />
            {labels.previous}
          </Link>
          <span className="figures">{fill(labels.of, { page: state.page })}</span>
        </p>
      ) : null}
    </nav>
  )
}
