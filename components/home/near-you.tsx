'use client'

import type { Messages } from 'next-intl'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { PlainLinks } from '@/components/ui/plain-links'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import type { NearResults } from '@/lib/browser/near-results'
import { onFirstSight } from '@/lib/browser/on-first-sight'
import { type SavedPlace, useRecentPlaces } from '@/lib/browser/places'
import { fill } from '@/lib/i18n/fill'
import { pathHere } from '@/lib/language/path-in'
import { placeHref } from '@/lib/search/place'
import { cardListClass } from './card-list-class'
import { CheapestLine } from './cheapest-line'

export type NearLabels = Pick<Messages['home']['today'], 'near' | 'cheapest' | 'newNear'>

type Props = {
  title: string
  /** The cards and the line with the cheapest menu that everybody sees. */
  cards: ReactNode
  cheapest: ReactNode
  all: { text: string; href: string }
  labels: NearLabels
}

const nearHref = (place: SavedPlace) => placeHref(place)

/**
 * Three menus that are served now: of the largest city for everybody, near the last place for a returning visitor. Both have the same size,
 * so that nothing moves when the browser replaces the first by the second.
 */
export function NearYou({ title, cards, cheapest, all, labels }: Props) {
  const [place] = useRecentPlaces()
  const section = useRef<HTMLElement>(null)
  const [near, setNear] = useState<(NearResults & { place: SavedPlace }) | null>(null)

  useEffect(() => {
    if (!place) return
    return onFirstSight(section.current, async () => {
      const { fetchNearResults } = await import('@/lib/browser/near-results')
      const found = await fetchNearResults(nearHref(place))
      if (found) setNear({ ...found, place })
    })
  }, [place])

  return (
    <section ref={section} aria-labelledby="hoy" className="container-page pb-10 md:pb-16">
      <h2 id="hoy" className="truncate text-2xl md:text-3xl">
        {near ? fill(labels.near, { place: near.place.name }) : title}
      </h2>
      <PlainLinks>
        {near ? <OwnCards cards={near.cards} /> : cards}
        <div className="mt-3 sm:flex sm:gap-6 *:flex *:min-h-11 *:items-center">
          <p className="min-w-0">{near ? <Cheapest found={near} label={labels.cheapest} /> : cheapest}</p>
          <p className="shrink-0">
            <Link href={near ? nearHref(near.place) : all.href} className="link" prefetch={false}>
              {near ? newText(near, labels.newNear) : all.text}
            </Link>
          </p>
        </div>
      </PlainLinks>
    </section>
  )
}

/** Every menu of today is new since yesterday. A page of the search does not know how many follow it. */
function newText({ count, hasMore }: NearResults, texts: NearLabels['newNear']) {
  if (hasMore) return fill(texts.more, { count })
  return count === 1 ? texts.one : fill(texts.many, { count })
}

function OwnCards({ cards }: { cards: Element[] }) {
  const list = useRef<HTMLOListElement>(null)
  // Before the browser draws: an empty list, even for one frame, would move what is below.
  useLayoutEffect(() => {
    list.current?.replaceChildren(
      ...cards.map((card) => {
        const item = document.createElement('li')
        item.append(card)
        return item
      }),
    )
  }, [cards])
  return <ol ref={list} className={cardListClass} />
}

function Cheapest({ found: { cheapest }, label }: { found: NearResults; label: string }) {
  if (!cheapest || cheapest.price === null) return null
  const path = profilePath({ restaurantId: cheapest.id, restaurantName: cheapest.name })
  return (
    <CheapestLine label={label} price={cheapest.price}>
      <a href={pathHere(path)} className="link">
        {cheapest.name}
      </a>
    </CheapestLine>
  )
}
