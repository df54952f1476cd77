'use client'

import { type MouseEvent, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Spinner } from '@/components/ui/spinner'
import { pathHere } from '@/lib/language/path-in'
import { useRouter } from '@/lib/language/use-router'

/** Loads the page again: with JavaScript in place, without it as a link. */
export function RetryLink({ href, labels }: { href: string; labels: { retry: string; loading: string } }) {
  const router = useRouter()
  const [isLoading, startLoading] = useTransition()

  function retry(event: MouseEvent) {
    event.preventDefault()
    if (!isLoading) startLoading(() => router.refresh())
  }

  return (
    <a href={pathHere(href)} onClick={retry} aria-busy={isLoading} className={buttonClass({ size: 'lg' })}>
      {isLoading ? <Spinner /> : null}
      <span role="status">{isLoading ? labels.loading : labels.retry}</span>
    </a>
  )
}
