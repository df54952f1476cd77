'use client'

import { useEffect, useState } from 'react'

/** docs/product.md#undo */
const offeredForMs = 10_000
const lookAgainMs = 1000

/** Marks the element that shows the offer. While the keyboard's focus is inside, the offer stays. */
export const offerMark = { 'data-offer': '' }

const isFocused = () => document.activeElement?.matches('[data-offer] :focus-visible') ?? false

/** An offer that is shown for ten seconds, such as «Deshacer». */
export function useOffer<T extends object>() {
  const [offer, setOffer] = useState<T>()

  useEffect(() => {
    if (!offer) return
    const end = () => {
      if (isFocused()) timer = setTimeout(end, lookAgainMs)
      else setOffer(undefined)
    }
    let timer = setTimeout(end, offeredForMs)
    return () => clearTimeout(timer)
  }, [offer])

  return [offer, setOffer] as const
}
