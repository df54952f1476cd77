'use client'

import { useMemo, useRef, useState } from 'react'
import { PlaceCombobox } from '../place-combobox/place-combobox'
import { type Suggestions, useSuggestions } from '../place-combobox/use-suggestions'
import type { AddressLabels } from './address-labels'
import type { AddressSuggestion } from './host-places'

export type Suggest = (typed: string, signal: AbortSignal) => Promise<AddressSuggestion[]>

type Props = {
  suggest: Suggest
  /** Where nothing is chosen yet. Over a chosen address, a telephone's keyboard would hide the map. */
  isFirst: boolean
  onChoose: (suggestion: AddressSuggestion) => void
  labels: AddressLabels
}

/** docs/product.md#address-picker: suggestions come half a second after the last letter. A choice clears the input and the list. */
export function AddressSearch({ suggest, isFirst, onChoose, labels }: Props) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const how = useMemo(() => ({ ask: suggest, shortest: 1, delay: 500 }), [suggest])
  const suggestions = useSuggestions(typed, how)

  function choose(suggestion: AddressSuggestion) {
    setTyped('')
    onChoose(suggestion)
  }

  return (
    <PlaceCombobox
      value={typed}
      onType={setTyped}
      options={suggestions.state === 'found' ? suggestions.places : []}
      onChoose={choose}
      status={statusText(suggestions, labels)}
      overlay
      input={input}
      isFirst={isFirst}
      labels={{ label: labels.searchLabel, placeholder: labels.search, suggestions: labels.suggestions }}
    />
  )
}

function statusText(suggestions: Suggestions<AddressSuggestion>, labels: AddressLabels) {
  if (suggestions.state === 'waiting') return labels.waiting
  if (suggestions.state === 'failed') return labels.searchFailed
  if (suggestions.state === 'found' && suggestions.places.length === 0) return labels.none
  return undefined
}
