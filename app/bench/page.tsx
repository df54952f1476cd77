import type { Metadata } from 'next'

export const metadata: Metadata = { robots: { index: false } }

/** The least a page can be: what `npm run bench` measures the others against. */
export default function Page() {
  return <p>{'·'}</p>
}
