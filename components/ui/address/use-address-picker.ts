'use client'

import { useEffect, useRef, useState } from 'react'
import type { PickedAddress, Position } from '@/contract/entities/place'
import { distanceKm } from '@/contract/rules/distance'
import { fullAddressOf } from '@/contract/rules/picked-address'
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
import { type DeviceProblem, devicePosition } from './device-position'
import { type AddressSuggestion, lookUp } from './host-places'

export type PickerStatus = 'idle' | 'locating' | 'looking' | 'failed' | 'nowhere' | DeviceProblem

type Found = LookedUp | null | DeviceProblem
type IsAnother = boolean | 'unless-begun'

async function hereAndNow(): Promise<Found> {
  const position = await devicePosition()
  if (typeof position === 'string') return position
  return (await lookUp(position).catch(() => null)) ?? { ...position, area: '' }
}

const isElsewhere = (draft: AddressDraft) =>
  draft.city.trim() !== '' && (!draft.isPointed || draft.typed.includes('city'))

/** Whoever has pointed knows better where in a city it is. */
const isAround = ({ isPointed, position }: AddressDraft, found: Position) =>
  isPointed && position !== null && distanceKm(position, found) < 20

/** Without the postcode and province of where it was before. */
async function whereWritten(draft: AddressDraft): Promise<LookedUp | null> {
  const postcode = draft.typed.includes('postcode') ? draft.postcode : ''
  const called = await placeCalled(fullAddressOf({ ...draft, postcode, state: '' }))
  if (!called) return null
  const position = { lat: called.latitude, lon: called.longitude }
  const around = await lookUp(position).catch(() => null)
  return { ...position, area: called.display_name, postcode: around?.postcode, state: around?.state }
}

/** Where the marker stands and what is called so: each new question makes the answer to the one before it void. */
export function useAddressPicker(value: PickedAddress | null) {
  const [draft, setDraft] = useState(() => draftOf(value))
  const [status, setStatus] = useState<PickerStatus>('idle')
  const asking = useRef(0)

  async function ask(saying: PickerStatus, question: () => Promise<Found>, isAnother: IsAnother) {
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

  /** What is written by hand has its place too: when nobody has pointed at one, or when it is another city. */
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

  // SPEC.md §4: on open the device is asked, unless there is an address already or by then.
  const onOpen = useRef(value ? undefined : () => ask('locating', hereAndNow, 'unless-begun'))
  useEffect(() => {
    onOpen.current?.()
    return () => {
      asking.current++
    }
  }, [])

  return { draft, status, choose, locate, point, type, placeWritten }
}
