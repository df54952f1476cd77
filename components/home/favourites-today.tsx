'use client'

import { useEffect, useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { useFavourites } from '@/lib/browser/favourites'
import { onFirstSight } from '@/lib/browser/on-first-sight'

const mostFavourites = 6

/** A line with a fixed height: today's menus of the favourites, or how to get favourites. */
export function FavouritesToday({ labels }: { labels: Record<'title' | 'none', string> }) {
  const ids = useFavourites()
  const line = useRef<HTMLParagraphElement>(null)
  const [menus, setMenus] = useState<string[]>([])

  useEffect(() => {
    if (!ids || ids.length === 0) return setMenus([])
    return onFirstSight(line.current, async () => {
      const { fetchFavouriteMenus } = await import('@/lib/browser/near-results')
      setMenus(await fetchFavouriteMenus(ids.slice(0, mostFavourites)))
    })
  }, [ids])

  return (
    <p ref={line} className="container-page flex min-h-11 items-center gap-x-2 pb-6">
      <Link href="/favoritos" className="link shrink-0" prefetch={false}>
        {labels.title}
      </Link>
      <span className="min-w-0 truncate text-soft">{menus.length > 0 ? menus.join(' · ') : labels.none}</span>
    </p>
  )
}
