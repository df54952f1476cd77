import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * Fetches a page when it is wanted: on a phone's data, and with a search behind every chip, fetching ahead costs more
 * than the few milliseconds it saves.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}
