'use client'

import { useEffect } from 'react'
import { toggleFavourite, useFavourites } from '@/lib/browser/favourites'
import { watchElements } from '@/lib/browser/watch-elements'

const noFavourites: readonly string[] = []

/** Handles all hearts of a page with one listener, also hearts of cards that are added later. */
export function FavouriteHearts() {
  const ids = useFavourites() ?? noFavourites
  useEffect(
    () =>
      watchElements('[data-favourite]', (heart) =>
        heart.setAttribute('aria-pressed', String(ids.includes(idOf(heart)))),
      ),
    [ids],
  )
  useEffect(() => {
    document.addEventListener('click', toggle)
    return () => document.removeEventListener('click', toggle)
  }, [])
  return null
}

const idOf = (heart: Element) => heart.getAttribute('data-favourite') ?? ''

function toggle({ target }: MouseEvent) {
  const heart = target instanceof Element ? target.closest('[data-favourite]') : null
  if (heart) toggleFavourite(idOf(heart))
}
