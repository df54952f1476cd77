'use client'

import { type ReactNode, useEffect } from 'react'
import { useFavourites } from '@/lib/browser/favourites'
import { visitStorage } from '@/lib/browser/storage'
import { useRouter } from '@/lib/language/use-router'

const shownKey = 'favouritesShown'

type Props = {
  /** The list in the address. Empty when the page was opened without a list. */
  given: string
  opening?: ReactNode
  empty?: ReactNode
}

/**
 * Puts the browser's list into the address, where the server can read it. An earlier list of this browser is updated when the page opens,
 * not later, so that a removed heart can be given again. A friend's list stays.
 */
export function OwnFavourites({ given, opening, empty }: Props) {
  const router = useRouter()
  const ids = useFavourites()
  const isKnown = ids !== null
  const isEmpty = ids?.length === 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    // An offline copy stays unchanged, because no server can render another list.
    if (!ids || !navigator.onLine) return
    const own = ids.join(',')
    const isOurs = given === '' || given === visitStorage.get(shownKey)
    if (!isOurs || own === given) return
    visitStorage.set(shownKey, own)
    router.replace(own ? `/favoritos?ids=${own}` : '/favoritos')
  }, [isKnown])

  return isEmpty ? empty : opening
}
