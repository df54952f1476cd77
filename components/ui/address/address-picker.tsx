'use client'

import { type FormEvent, useCallback, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { showFirstProblem } from '@/components/ui/show-first-problem'
import type { PickedAddress } from '@/contract/entities/place'
import { madrid } from '@/contract/geography'
import { fullAddressOf } from '@/contract/rules/place/picked-address'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { Field } from '../field'
import { LocateIcon } from '../icons'
import {
  type AddressDraft,
  type AddressPart,
  type AddressProblem,
  mainAreaOf,
  problemsOf,
  toPicked,
} from './address-draft'
import type { AddressLabels } from './address-labels'
import { AddressSearch, type Suggest } from './address-search'
import { suggestByHost } from './host-places'
import { PickerMap } from './picker-map'
import { useAddressPicker } from './use-address-picker'

export type AddressPickerProps = {
  open: boolean
  value: PickedAddress | null
  onSave: (address: PickedAddress) => void
  onClose: () => void
  labels: AddressLabels
  apiKey?: string
}

/** The full-screen dialog of docs/product.md#address-picker. A person can search, point on the map or write the address. */
export default function AddressPicker({ open, value, onSave, onClose, labels, apiKey }: AddressPickerProps) {
  const { draft, status, choose, locate, point, type, placeWritten } = useAddressPicker(value)
  const [suggest, setSuggest] = useState<Suggest>(() => suggestByHost)
  const takeSuggest = useCallback((better: Suggest) => setSuggest(() => better), [])
  const [asked, setAsked] = useState(false)
  const [saving, setSaving] = useState(false)
  const fields = useRef<HTMLFormElement>(null)
  const formId = useId()

  async function save(event: FormEvent) {
    event.preventDefault()
    // React events pass through the portal: without this, the form around the field would be submitted too.
    event.stopPropagation()
    setAsked(true)
    if (Object.keys(problemsOf(draft)).length > 0) return setTimeout(() => showFirstProblem(fields.current))
    setSaving(true)
    onSave(toPicked(await placeWritten()))
    setSaving(false)
    onClose()
  }

  // Rendered outside the form around the field: Enter in this dialog would submit that form.
  return createPortal(
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      shape="full"
      className="grid content-start gap-4 md:grid-cols-[24rem_1fr] md:grid-rows-[auto_1fr] md:content-stretch"
      footer={
        <div className="grid gap-2 md:grid-cols-[1fr_auto] md:items-center">
          <div>
            <p className="font-semibold">{mainAreaOf(draft) || labels.nothing}</p>
            <p className="text-sm text-soft empty:hidden">{fullAddressOf(draft)}</p>
          </div>
          <Button type="submit" form={formId} size="lg" pending={saving && labels.saving}>
            {labels.save}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <AddressSearch suggest={suggest} isFirst={value === null} onChoose={choose} labels={labels} />
        <Button variant="secondary" wide onClick={locate} pending={status === 'locating' && labels.locating}>
          <LocateIcon />
          {labels.useDevice}
        </Button>
        <p role="status" className="text-sm text-soft empty:hidden">
          {status === 'idle' || status === 'locating' ? '' : labels.status[status]}
        </p>
      </div>
      <div className="h-[42dvh] min-h-72 md:col-start-2 md:row-span-2 md:row-start-1 md:h-full">
        <PickerMap
          apiKey={apiKey}
          centre={draft.position ?? madrid}
          name={labels.marker}
          onPoint={point}
          onSuggest={takeSuggest}
          labels={labels.map}
          failed={labels.mapFailed}
        />
      </div>
      <form
        ref={fields}
        id={formId}
        noValidate
        onSubmit={save}
        className="md:-mx-1 md:overflow-y-auto md:px-1 md:pb-1"
      >
        <AddressFields
          draft={draft}
          problems={asked ? problemsOf(draft) : {}}
          onType={type}
          onLeave={placeWritten}
          labels={labels}
        />
      </form>
    </Dialog>,
    document.body,
  )
}

type AddressFieldsProps = {
  draft: AddressDraft
  problems: Partial<Record<AddressPart, AddressProblem>>
  onType: (part: AddressPart, text: string) => void
  onLeave: () => void
  labels: AddressLabels
}

const longestFields = { street: 150, house: 20, apartment: 60, city: 120, state: 120, postcode: 10 }

/** The parts of the address. A look-up fills them in, or a person writes them. */
function AddressFields({ draft, problems, onType, onLeave, labels }: AddressFieldsProps) {
  const field = (part: AddressPart) => {
    const problem = problems[part]
    return {
      label: labels.parts[part],
      value: draft[part],
      error: problem && labels[problem],
      maxLength: longestFields[part],
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
