import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { leavesLanguage, pathHere } from '@/lib/language/path-in'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }

/**
 * A link to a page in the language of this one, without prefetch. Prefetching every link costs mobile data, and a search for every chip. It
 * saves only a few milliseconds. A page in another language is another document.
 */
export function Link({ href, ...props }: LinkProps) {
  const address = pathHere(href)
  if (!leavesLanguage(address)) return <NextLink prefetch={false} {...props} href={address} />
  const { prefetch: _prefetch, scroll: _scroll, replace: _replace, onNavigate: _onNavigate, ...plain } = props
  return <a {...plain} href={address} />
}
