'use client'

import { useRouter } from 'next/navigation'
import type { Messages } from 'next-intl'
import { type FormEvent, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { PlaceCombobox } from '@/components/ui/place-combobox/place-combobox'
import { type Suggestions, useSuggestions } from '@/components/ui/place-combobox/use-suggestions'
import type { FoundPlace } from '@/contract/entities/place'
import { placeCalled, suggest } from '@/lib/browser/geocode'
import { forgetPlace, savePlace, useRecentPlaces } from '@/lib/browser/places'
import { placeHref, type SearchedPlace } from '@/lib/search/place-href'
import { NearMe } from './near-me'
import { placeOptions } from './place-options'
import { RecentChips } from './recent-chips'

type Props = {
  labels: Messages['places']
  tab?: 'menu' | 'restaurant'
  /** In a dialog: the list pushes down what follows, recent places are chips, and the page's filters stay. */
  inDialog?: boolean
  onLeave?: () => void
}

/** SPEC.md §9: from three characters on, a second after the last one. */
const asking = { ask: suggest, shortest: 3, delay: 1000 }

/** By device, address or city. Without JavaScript it is a form that asks the search page for what was typed. */
export function PlaceSearch({ labels, tab = 'menu', inDialog = false, onLeave }: Props) {
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [going, startGoing] = useTransition()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string>()
  const suggestions = useSuggestions(typed === chosen ? '' : typed, asking)
  const recent = useRecentPlaces()
  const options = placeOptions(typed, suggestions, inDialog ? [] : recent)
  const path = `/restaurant/search/${tab}`

  function goTo(place: SearchedPlace) {
    setTyped(place.name)
    setChosen(place.name)
    if (place.lat !== undefined && place.lon !== undefined) {
      savePlace({ name: place.name, lat: place.lat, lon: place.lon })
    }
    startGoing(() => router.push(placeHref(place, path, inDialog ? window.location.search : '')))
    onLeave?.()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const name = typed.trim()
    if (!name) return input.current?.focus()
    goTo({ name })
    // The page looks it up by itself; this is only so that the next visit knows.
    placeCalled(name).then(
      (found) => found && savePlace({ name: found.display_name, lat: found.latitude, lon: found.longitude }),
      () => undefined,
    )
  }

  return (
    <div className="flex flex-col gap-4">
      <NearMe labels={labels} onFound={goTo} onTypeInstead={() => input.current?.focus()} />
      <form action={path} onSubmit={submit} className="flex items-end gap-2">
        <PlaceCombobox
          value={typed}
          onType={setTyped}
          options={options}
          onChoose={goTo}
          status={statusText(suggestions, labels)}
          overlay={!inDialog}
          input={input}
          labels={labels}
        />
        <Button type="submit" variant="ink" className="min-h-12" pending={going && labels.searching}>
          {labels.search}
        </Button>
      </form>
      {inDialog ? (
        <RecentChips places={recent} onChoose={goTo} onForget={forgetPlace} labels={labels} />
      ) : null}
    </div>
  )
}

function statusText(suggestions: Suggestions<FoundPlace>, labels: Messages['places']) {
  if (suggestions.state === 'waiting') return labels.waiting
  if (suggestions.state === 'failed') return labels.failed
  if (suggestions.state === 'found' && suggestions.places.length === 0) return labels.none
  return undefined
}
