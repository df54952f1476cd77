import { useParams, usePathname } from 'next/navigation'
import { readPath } from './read-path'

/**
 * The path of this page without its language. On the server Next tells the folder of a page (`/es/faqs`) and the inner path of a search,
 * in the browser the address: both give the same.
 */
export function useOwnPath() {
  const { tab, state } = useParams<{ tab?: string; state?: string }>()
  const pathname = usePathname()
  if (tab && state) return `/restaurant/search/${tab}${queryOf(state)}`
  const { path } = readPath(pathname.replace(/^\/es(?=\/|$)/, '') || '/')
  // What Next shows in the place of others.
  return path.startsWith('/_') ? '/' : path
}

function queryOf(state: string) {
  if (state === 'todo') return ''
  try {
    return `?${decodeURIComponent(state)}`
  } catch {
    return ''
  }
}
