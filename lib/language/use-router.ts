import { useRouter as useNextRouter } from 'next/navigation'
import { useMemo } from 'react'
import { leaveFor, leaveInstead } from '../browser/leave-for'
import { leavesLanguage, pathHere } from './path-in'

/**
 * Next's router, which goes to pages in the language of this one. The same object from render to render. A page in another language is
 * another document: the router would keep the language and the texts of this one.
 */
export function useRouter() {
  const router = useNextRouter()
  return useMemo((): typeof router => {
    const inLanguage =
      <Options extends unknown[]>(
        go: (address: string, ...options: Options) => void,
        leave?: (address: string) => void,
      ) =>
      (href: string, ...options: Options) => {
        const address = pathHere(href)
        return leavesLanguage(address) ? leave?.(address) : go(address, ...options)
      }
    return {
      ...router,
      push: inLanguage(router.push, (address) => leaveFor(address)),
      replace: inLanguage(router.replace, (address) => leaveInstead(address)),
      prefetch: inLanguage(router.prefetch),
    }
  }, [router])
}
