'use client'

import type { Messages } from 'next-intl'
import { useRef, useState } from 'react'
import { Chip } from '@/components/ui/chip'
import { IconButton } from '@/components/ui/icon-button'
import { ClockIcon, CloseIcon } from '@/components/ui/icons'
import type { SavedPlace } from '@/lib/browser/places'
import { fill } from '@/lib/i18n/fill'

type Props = {
  places: SavedPlace[]
  onChoose: (place: SavedPlace) => void
  onForget: (name: string) => void
  labels: Messages['places']
}

/** Where one looked before: each can be taken again, or forgotten. */
export function RecentChips({ places, onChoose, onForget, labels }: Props) {
  const section = useRef<HTMLElement>(null)
  const [forgotten, setForgotten] = useState('')

  function forget(name: string) {
    onForget(name)
    setForgotten(fill(labels.forgotten, { place: name }))
    section.current?.focus()
  }

  if (places.length === 0 && !forgotten) return null
  return (
    <section ref={section} tabIndex={-1} aria-label={labels.recent} className="outline-none">
      <p role="status" className="sr-only">
        {forgotten}
      </p>
      {places.length > 0 ? (
        <p aria-hidden="true" className="mb-2 font-semibold">
          {labels.recent}
        </p>
      ) : null}
      <ul className="flex flex-wrap gap-x-3 gap-y-2">
        {places.map((place) => (
          <li key={place.name} className="flex max-w-full items-center">
            <Chip onClick={() => onChoose(place)} className="max-w-[calc(100%-2.75rem)]">
              <ClockIcon className="size-4.5 shrink-0 text-soft" />
              <span className="truncate">{place.name}</span>
            </Chip>
            <IconButton
              label={fill(labels.forget, { place: place.name })}
              icon={<CloseIcon className="size-5" />}
              onClick={() => forget(place.name)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
