'use client'

import { type FormEvent, useCallback, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PickedAddress } from '@/contract/entities/place'
import { madrid } from '@/contract/geography'
import { fullAddressOf } from '@/contract/rules/picked-address'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { LocateIcon } from '../icons'
import { mainAreaOf, problemsOf, toPicked } from './address-draft'
import { AddressFields } from './address-fields'
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

/** SPEC.md §2.14's full-screen dialog: search, point or write, whatever works. */
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
    // The form this field is part of hears of it otherwise, through the portal.
    event.stopPropagation()
    setAsked(true)
    if (Object.keys(problemsOf(draft)).length > 0) return setTimeout(() => showFirstProblem(fields.current))
    setSaving(true)
    onSave(toPicked(await placeWritten()))
    setSaving(false)
    onClose()
  }

  // Out of that form, whose Enter would send it.
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
        <AddressSearch suggest={suggest} onChoose={choose} labels={labels} />
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

/** In the middle, since what is wrong with it stands below it. */
function showFirstProblem(fields: HTMLElement | null) {
  const field = fields?.querySelector<HTMLElement>('[aria-invalid]')
  field?.focus()
  field?.scrollIntoView?.({ block: 'center' })
}
