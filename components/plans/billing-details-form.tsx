'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { Messages } from 'next-intl'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { notify } from '@/components/ui/notify'
import { saveBillingDetails } from '@/contract/endpoints/billing-details'
import { type BillingDetails, billingDetails } from '@/contract/entities/billing-details'
import { errorEnvelope } from '@/contract/errors'
import { ownerFetch } from '@/lib/browser/owner-fetch'

type Props = { saved: BillingDetails | null; labels: Messages['billingDetails'] }

const names = ['name', 'taxId', 'address', 'postcode', 'city'] as const
const nothing = { name: '', taxId: '', address: '', postcode: '', city: '' }
const fills = {
  ...{ name: 'organization', taxId: 'off', address: 'address-line1' },
  ...{ postcode: 'postal-code', city: 'address-level2' },
}

/** Who invoices are for. What was typed is tidied, and shown as it will be printed. */
export function BillingDetailsForm({ saved, labels }: Props) {
  const form = useForm({ resolver: zodResolver(billingDetails), defaultValues: saved ?? nothing })
  const { register, handleSubmit, formState, reset, setError } = form
  const { errors, isSubmitting } = formState

  async function save(details: BillingDetails) {
    const response = await ownerFetch(saveBillingDetails.path, {
      method: saveBillingDetails.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(details),
    })
    const reply: unknown = await response?.json().catch(() => undefined)
    const kept = saveBillingDetails.reply.safeParse(reply)
    if (response?.ok && kept.success) {
      reset(kept.data.details)
      return notify.success(labels.saved)
    }
    const fields = errorEnvelope.safeParse(reply).data?.error.fields ?? {}
    for (const name of names) if (fields[name]) setError(name, { type: 'server' })
    notify.error(labels.failed)
  }

  return (
    <form noValidate method="post" onSubmit={handleSubmit(save)} className="grid gap-5 sm:grid-cols-2">
      {names.map((name) => (
        <div key={name} className={name === 'address' ? 'sm:col-span-2' : undefined}>
          <Field
            {...register(name)}
            label={labels.fields[name]}
            autoComplete={fills[name]}
            inputMode={name === 'postcode' ? 'numeric' : undefined}
            error={errors[name] && labels.errors[name]}
          />
        </div>
      ))}
      <Button
        type="submit"
        className="sm:col-span-2 sm:justify-self-start"
        pending={isSubmitting && labels.saving}
      >
        {labels.save}
      </Button>
    </form>
  )
}
