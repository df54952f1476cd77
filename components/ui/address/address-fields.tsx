'use client'

import { Field } from '../field'
import type { AddressDraft, AddressPart, AddressProblem } from './address-draft'
import type { AddressLabels } from './address-labels'

type Props = {
  draft: AddressDraft
  problems: Partial<Record<AddressPart, AddressProblem>>
  onType: (part: AddressPart, text: string) => void
  onLeave: () => void
  labels: AddressLabels
}

const longest = { street: 150, house: 20, apartment: 60, city: 120, state: 120, postcode: 10 }

/** The address part by part: filled in by a look-up, or by hand when there is none. */
export function AddressFields({ draft, problems, onType, onLeave, labels }: Props) {
  const field = (part: AddressPart) => {
    const problem = problems[part]
    return {
      label: labels.parts[part],
      value: draft[part],
      error: problem && labels[problem],
      maxLength: longest[part],
      onChange: ({ target }: { target: HTMLInputElement }) => onType(part, target.value),
      onBlur: onLeave,
    }
  }
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <div className="col-span-2">
        <Field {...field('street')} autoComplete="off" placeholder={labels.streetExample} />
      </div>
      <Field {...field('house')} autoComplete="off" />
      <Field {...field('apartment')} autoComplete="off" />
      <Field {...field('postcode')} autoComplete="postal-code" inputMode="numeric" />
      <Field {...field('city')} autoComplete="address-level2" />
      <div className="col-span-2">
        <Field {...field('state')} autoComplete="address-level1" />
      </div>
    </div>
  )
}
