'use client'

import { useParams } from 'next/navigation'
import { useCallback, useEffect, useMemo, useRef, useState, useTransition } from 'react'
import { useRouter } from '@/lib/language/use-router'
import { mapFragment } from '@/lib/search/map-fragment'
import { parseCachePath, parseSearch, type SearchState, searchHref } from '@/lib/search/state'

/** docs/product.md#typing-delays: milliseconds to wait after a click for the next click, and after a letter for the next letter. */
const delays = { filter: 300, text: 700, none: 0 }

type Change = { delay?: keyof typeof delays; replace?: boolean }

/**
 * The search from the address, or from a change that is not in the address yet. A change shows at once and goes into the address after its
 * delay. Used above the route's parameters, so that the typed text survives a navigation.
 */
export function useSearchState() {
  const { tab = '', state: part = '' } = useParams<{ tab?: string; state?: string }>()
  const current = useMemo(
    () => parseCachePath(tab, part) ?? parseSearch('menu', new URLSearchParams()),
    [tab, part],
  )
  const [draft, setDraft] = useState<SearchState | null>(null)
  const [isPending, startTransition] = useTransition()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const router = useRouter()
  const here = `${tab}/${part}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere ends the draft, unless a newer one waits
  useEffect(() => {
    if (timer.current === undefined) setDraft(null)
  }, [here])
  useEffect(() => () => clearTimeout(timer.current), [])

  const latest = useRef({ draft, current })
  useEffect(() => {
    latest.current = { draft, current }
  })

  /** Stable from render to render, so that unchanged parts do not render again. */
  const change = useCallback(
    (patch: Partial<SearchState>, { delay = 'filter', replace = false }: Change = {}) => {
      const next = { ...(latest.current.draft ?? latest.current.current), page: 1, ...patch }
      clearTimeout(timer.current)
      latest.current.draft = next
      setDraft(next)
      timer.current = setTimeout(() => {
        timer.current = undefined
        const { current } = latest.current
        const href = searchHref(next)
        if (href === searchHref(current, { page: current.page })) return setDraft(null)
        // An open map stays open.
        const view = location.hash === mapFragment ? mapFragment : ''
        startTransition(() => router[replace ? 'replace' : 'push'](href + view, { scroll: false }))
      }, delays[delay])
    },
    [router],
  )

  return { state: draft ?? current, current, isPending: isPending || draft !== null, change }
}

export type ChangeSearch = ReturnType<typeof useSearchState>['change']
