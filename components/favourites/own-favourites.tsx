'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { useFavourites } from '@/lib/browser/favourites'
import { visitStorage } from '@/lib/browser/storage'

const shownKey = 'favouritesShown'

type Props = {
  /** The list in the address; empty where the page was opened without one. */
  given: string
  opening?: ReactNode
  empty?: ReactNode
}

/**
 * Brings the browser's own list into the address, where the server can read it. A list of ours from before is brought up
 * to date as the page opens, not while it stands: a heart taken back there can be given again. A friend's list stays.
 */
export function OwnFavourites({ given, opening, empty }: Props) {
  const router = useRouter()
  const ids = useFavourites()
  const isKnown = ids !== null
  const isEmpty = ids?.length === 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    // A copy read without a connection stays as it is: there is nobody to ask for another list.
    if (!ids || !navigator.onLine) return
    const own = ids.join(',')
    const isOurs = given === '' || given === visitStorage.get(shownKey)
    if (!isOurs || own === given) return
    visitStorage.set(shownKey, own)
    router.replace(own ? `/favoritos?ids=${own}` : '/favoritos')
  }, [isKnown])

  return isEmpty ? empty : opening
}
