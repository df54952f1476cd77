'use client'

import { useEffect, useRef, useState } from 'react'
import type { PickedAddress, Position } from '@/contract/entities/place'
import { distanceKm, spain } from '@/contract/geography'
import { fullAddressOf } from '@/contract/rules/place/picked-address'
import { placeCalled } from '@/lib/browser/geocode'
import {
  type AddressDraft,
  type AddressPart,
  draftOf,
  type LookedUp,
  lookedUp,
  pointedAt,
  withPart,
} from './address-draft'
import { type AddressSuggestion, lookUp } from './host-places'

export type PickerStatus = 'idle' | 'locating' | 'looking' | 'failed' | 'nowhere' | DeviceProblem

type LookUpResult = LookedUp | null | DeviceProblem
type IsAnother = boolean | 'unless-begun'

async function hereAndNow(): Promise<LookUpResult> {
  const position = await devicePosition()
  if (typeof position === 'string') return position
  return (await lookUp(position).catch(() => null)) ?? { ...position, area: '' }
}

const isElsewhere = (draft: AddressDraft) =>
  draft.city.trim() !== '' && (!draft.isPointed || draft.typed.includes('city'))

/** A position that a person has pointed at, within 20 km of the found place, is better than the found place. */
const isAround = ({ isPointed, position }: AddressDraft, found: Position) =>
  isPointed && position !== null && distanceKm(position, found) < 20

/** Looks up the written address, without the postcode and province that came from an earlier look-up. */
async function whereWritten(draft: AddressDraft): Promise<LookedUp | null> {
  const postcode = draft.typed.includes('postcode') ? draft.postcode : ''
  const called = await placeCalled(fullAddressOf({ ...draft, postcode, state: '' }))
  if (!called) return null
  const position = { lat: called.latitude, lon: called.longitude }
  const around = await lookUp(position).catch(() => null)
  return { ...position, area: called.display_name, postcode: around?.postcode, state: around?.state }
}

/** The marker's position and its address. A new look-up makes the answer of the earlier one void. */
export function useAddressPicker(value: PickedAddress | null) {
  const [draft, setDraft] = useState(() => draftOf(value))
  const [status, setStatus] = useState<PickerStatus>('idle')
  const asking = useRef(0)

  async function ask(saying: PickerStatus, question: () => Promise<LookUpResult>, isAnother: IsAnother) {
    const turn = ++asking.current
    setStatus(saying)
    const found = await question().catch(() => 'failed' as const)
    if (turn !== asking.current) return
    if (typeof found === 'string') return setStatus(found)
    if (!found) return setStatus('nowhere')
    setStatus('idle')
    setDraft((now) => {
      if (isAnother === 'unless-begun' && (now.position || now.typed.length > 0)) return now
      return lookedUp(now, found, Boolean(isAnother))
    })
  }

  const choose = (suggestion: AddressSuggestion) => ask('looking', suggestion.find, true)

  const locate = () => ask('locating', hereAndNow, true)

  function point(position: Position) {
    setDraft((now) => pointedAt(now, position))
    return ask('looking', () => lookUp(position), false)
  }

  const type = (part: AddressPart, text: string) => setDraft((now) => withPart(now, part, text))

  /** Looks up the position of the written address, when nobody has pointed at one or when the address is in another city. */
  async function placeWritten() {
    const found = isElsewhere(draft) ? await whereWritten(draft).catch(() => null) : null
    if (!found || isAround(draft, found)) return draft
    const placed = (now: AddressDraft) => ({
      ...lookedUp(now, found, false),
      position: { lat: found.lat, lon: found.lon },
    })
    setDraft(placed)
    return placed(draft)
  }

  // docs/product.md#address-picker: when the picker opens, it asks the device for the position, unless an address exists. If a person
  // begins an address before the answer comes, that address stays.
  const onOpen = useRef(value ? undefined : () => ask('locating', hereAndNow, 'unless-begun'))
  useEffect(() => {
    onOpen.current?.()
    return () => {
      asking.current++
    }
  }, [])

  return { draft, status, choose, locate, point, type, placeWritten }
}

type DeviceProblem = 'unavailable' | 'abroad'

const options = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 }

const isInSpain = ({ lat, lon }: Position) =>
  lat <= spain.north && lat >= spain.south && lon >= spain.west && lon <= spain.east

/** Never rejects: without a position, the answer is the reason. */
function devicePosition(): Promise<Position | DeviceProblem> {
  return new Promise((answer) => {
    if (!navigator.geolocation) return answer('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { lat: coords.latitude, lon: coords.longitude }
        answer(isInSpain(position) ? position : 'abroad')
      },
      () => answer('unavailable'),
      options,
    )
  })
}
