'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { ChevronLeftIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { cameFromSearch } from '@/lib/browser/came-from-search'
import { useRouter } from '@/lib/language/use-router'

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  const router = useRouter()
  const fromSearch = useRef(false)
  useEffect(() => {
    fromSearch.current = cameFromSearch()
  }, [])

  function goBack(event: MouseEvent) {
    if (!fromSearch.current || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    router.back()
  }

  return (
    <Link
      href={href}
      prefetch={false}
      onClick={goBack}
      className="-ml-1.5 inline-flex min-h-11 items-center gap-1 font-medium text-soft hover:text-ink hover:underline print:hidden"
    >
      <ChevronLeftIcon className="size-5" />
      {children}
    </Link>
  )
}
