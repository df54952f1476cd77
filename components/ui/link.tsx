import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** A link without prefetch. Prefetching every link costs mobile data, and a search for every chip. It saves only a few milliseconds. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}
