import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { pathHere } from '@/lib/language/path-in'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }

/** A link to a page in the language of this one, without prefetch. Prefetching every link costs mobile data, and a search for every chip. It saves only a few milliseconds. */
export function Link({ href, ...props }: LinkProps) {
  return <NextLink prefetch={false} {...props} href={pathHere(href)} />
}
