'use client'

import type { Messages } from 'next-intl'
import { type FormEvent, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { IconButton } from '@/components/ui/icon-button'
import { ClockIcon, CloseIcon } from '@/components/ui/icons'
import { PlaceCombobox } from '@/components/ui/place-combobox/place-combobox'
import { type Suggestions, useSuggestions } from '@/components/ui/place-combobox/use-suggestions'
import type { FoundPlace } from '@/contract/entities/place'
import { asksForHere } from '@/contract/rules/search/here-words'
import { placeCalled, suggest } from '@/lib/browser/geocode'
import { forgetPlace, lastPosition, type SavedPlace, savePlace, useRecentPlaces } from '@/lib/browser/places'
import { fill } from '@/lib/i18n/fill'
import { pathHere } from '@/lib/language/path-in'
import { useRouter } from '@/lib/language/use-router'
import { placeHref, type SearchedPlace } from '@/lib/search/place'
import { NearMe } from './near-me'
import { useDevicePosition } from './use-device-position'

type Props = {
  labels: Messages['places']
  tab?: 'menu' | 'restaurant'
  /** In a dialog, the list pushes the content down, recent places are chips, and the page's filters stay. */
  inDialog?: boolean
  isShown?: boolean
  onLeave?: () => void
}

const suggestNear = (typed: string, signal: AbortSignal) => suggest(typed, signal, lastPosition())

/** docs/product.md#typing-delays: from three characters on, one second after the last character. */
const suggestionRules = { ask: suggestNear, shortest: 3, delay: 1000 }

/** Searches a place by device position, address or city. Without JavaScript, a form sends the text to the search page. */
export function PlaceSearch({ labels, tab = 'menu', inDialog = false, isShown = true, onLeave }: Props) {
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [going, startGoing] = useTransition()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string>()
  const suggestions = useSuggestions(typed === chosen ? '' : typed, suggestionRules)
  const recent = useRecentPlaces()
  const device = useDevicePosition(goTo)
  const isHere = asksForHere(typed)
  const options = placeOptions(typed, suggestions, inDialog ? [] : recent)
  if (isHere) options.unshift({ name: labels.nearMe, recent: false, isHere })
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
    if (isHere) return void device.ask()
    const near = lastPosition()
    goTo({ name, near })
    // The search page looks up the place itself. This look-up only saves the place for the next visit.
    placeCalled(name, near).then(
      (found) => found && savePlace({ name: found.display_name, lat: found.latitude, lon: found.longitude }),
      () => undefined,
    )
  }

  function choose({ isPartial, isHere, ...place }: PlaceOption) {
    if (isHere) return void device.ask()
    goTo(isPartial ? { name: typed.trim(), near: lastPosition() } : place)
  }

  return (
    <div className="flex flex-col gap-4">
      <NearMe
        labels={labels}
        device={device}
        isShown={isShown}
        onTypeInstead={() => input.current?.focus()}
      />
      <form
        action={pathHere(path)}
        onSubmit={submit}
        className="flex items-end gap-2 max-[20rem]:flex-col max-[20rem]:items-stretch"
      >
        <PlaceCombobox
          value={typed}
          onType={setTyped}
          options={options}
          onChoose={choose}
          status={isHere ? undefined : statusText(suggestions, labels)}
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

/**
 * `isPartial`: the typed text has a word that names no part of the place. The search page gets the text and names this word. `isHere`: the
 * position of the device.
 */
type PlaceOption = SearchedPlace & { key?: string; recent: boolean; isPartial?: boolean; isHere?: boolean }

/** The options of the list: suggestions for typed text, recent places without text. */
function placeOptions(
  typed: string,
  suggestions: Suggestions<FoundPlace>,
  recent: SavedPlace[],
): PlaceOption[] {
  if (suggestions.state === 'found') {
    return suggestions.places.map(({ display_name, latitude, longitude, missing }, index) => ({
      name: display_name,
      key: `${display_name} ${latitude} ${longitude}`,
      lat: latitude,
      lon: longitude,
      recent: false,
      isPartial: index === 0 && missing !== undefined,
    }))
  }
  return typed.trim() ? [] : recent.map((place) => ({ ...place, recent: true }))
}

type RecentChipsProps = {
  places: SavedPlace[]
  onChoose: (place: SavedPlace) => void
  onForget: (name: string) => void
  labels: Messages['places']
}

/** Recent places. Each can be chosen again or deleted. */
function RecentChips({ places, onChoose, onForget, labels }: RecentChipsProps) {
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
