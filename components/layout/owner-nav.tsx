'use client'

import type { Messages } from 'next-intl'
import { Link } from '@/components/ui/link'
import { useOwnPath } from '@/lib/language/use-own-path'
import { currentPlace, isOnTheWay, type OwnerPlace, placeIcons } from './owner-places'

type Props = { places: OwnerPlace[]; labels: Messages['ownerNav'] }

const linkClass =
  'flex items-center rounded font-semibold hover:text-check-ink aria-[current]:text-check-ink ' +
  'max-lg:min-h-14 max-lg:flex-col max-lg:justify-center max-lg:gap-0.5 max-lg:text-xs ' +
  'lg:min-h-11 lg:gap-1.5 lg:px-3 lg:decoration-2 lg:underline-offset-8 lg:hover:underline lg:aria-[current]:underline'

/** The owner's pages: a bar at the lower edge of a phone, links in the header of a desk. */
export function OwnerNav({ places, labels }: Props) {
  const path = useOwnPath()
  if (isOnTheWay(path)) return null
  const current = currentPlace(path, places)
  return (
    <nav
      data-owner-nav=""
      aria-label={labels.title}
      className="print:hidden max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--offline-bar) max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-card max-lg:pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid grid-flow-col auto-cols-fr lg:flex lg:gap-1">
        {places.map(({ href, text }) => {
          const Icon = placeIcons[text]
          return (
            <li key={text}>
              <Link href={href} aria-current={text === current ? 'page' : undefined} className={linkClass}>
                <Icon className="size-6 lg:hidden" />
                {labels[text]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
