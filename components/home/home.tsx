import type { ReactNode } from 'react'
import { Cities } from './cities'
import { Hero } from './hero'
import { Publish } from './publish'
import { Steps } from './steps'

/** SPEC.md §2.1. The search is another feature's: the page hands it in. */
export function Home({ search }: { search: ReactNode }) {
  return (
    <>
      <Hero search={search} />
      <Cities />
      <Steps />
      <Publish />
    </>
  )
}
