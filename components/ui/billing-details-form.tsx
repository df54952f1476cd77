'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { Messages } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { useDraft } from '@/components/ui/draft/use-draft'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { notify } from '@/components/ui/notify'
import { saveBillingDetails } from '@/contract/endpoints/billing-details'
import { type BillingDetails, billingDetails } from '@/contract/entities/billing-details'
import { send } from '@/lib/browser/send'

type Props = {
  saved: BillingDetails | null
  ownerId: string
  labels: Messages['billingDetails']
  onSaved?: (details: BillingDetails) => void
}

const names = ['name', 'taxId', 'address', 'postcode', 'city'] as const
const emptyDetails = { name: '', taxId: '', address: '', postcode: '', city: '' }
const fills = {
  ...{ name: 'organization', taxId: 'off', address: 'address-line1' },
  ...{ postcode: 'postal-code', city: 'address-level2' },
}

/** The billing details for invoices. The typed values are tidied, and shown as printed. */
export function BillingDetailsForm({ saved, ownerId, labels, onSaved }: Props) {
  const form = useForm({ resolver: zodResolver(billingDetails), defaultValues: saved ?? emptyDetails })
  const { register, handleSubmit, formState, reset, setError } = form
  const { errors, isSubmitting } = formState
  const draft = useDraft(form, { name: 'billing-details', ownerId })
  const [hasFailed, setFailed] = useState(false)

  async function save(body: BillingDetails) {
    setFailed(false)
    const { reply, fields } = await send(saveBillingDetails, { body })
    if (reply) {
      reset(reply.details)
      draft.drop()
      onSaved?.(reply.details)
      return notify.success(labels.saved)
    }
    for (const name of names) if (fields?.[name]) setError(name, { type: 'server' })
    setFailed(true)
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
      <div className="empty:hidden sm:col-span-2">
        <FormProblem>{hasFailed ? labels.failed : null}</FormProblem>
      </div>
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
