import { useRouter as useNextRouter } from 'next/navigation'
import { useMemo } from 'react'
import { pathHere } from './path-in'

/** Next's router, which goes to pages in the language of this one. The same object from render to render. */
export function useRouter() {
  const router = useNextRouter()
  return useMemo(
    (): typeof router => ({
      ...router,
      push: (href, ...options) => router.push(pathHere(href), ...options),
      replace: (href, ...options) => router.replace(pathHere(href), ...options),
      prefetch: (href, ...options) => router.prefetch(pathHere(href), ...options),
    }),
    [router],
  )
}
