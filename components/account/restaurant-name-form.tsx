'use client'

import { useRouter } from 'next/navigation'
import type { Messages } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSWRConfig } from 'swr'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { notify } from '@/components/ui/notify'
import { useDraft } from '@/components/ui/use-draft'
import { saveWizardData } from '@/contract/endpoints/wizard'
import { restaurantName as nameSchema } from '@/contract/entities/restaurant'
import { ownerFetch } from '@/lib/browser/owner-fetch'

type Props = { labels: Messages['tryWhatsapp']; ownerId: string; restaurantName: string }

export function RestaurantNameForm({ labels, ownerId, restaurantName }: Props) {
  const form = useForm({ defaultValues: { restaurantName }, reValidateMode: 'onSubmit' })
  const { register, handleSubmit, formState, clearErrors } = form
  const draft = useDraft(form, { name: 'restaurant-name', ownerId })
  const [done, setDone] = useState(false)
  const router = useRouter()
  const { mutate } = useSWRConfig()

  async function save(values: { restaurantName: string }) {
    const response = await ownerFetch(saveWizardData.path, {
      method: saveWizardData.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ownerId, restaurantName: values.restaurantName.trim() }),
    })
    if (!response?.ok) return notify.error(labels.failure)
    setDone(true)
    draft.drop()
    void mutate('/api/session')
    router.push('/try-whatsapp?paso=prueba')
  }

  const { errors, isSubmitting } = formState
  const problems: Record<string, string> = { missing: labels.missing, tooLong: labels.tooLong }
  return (
    <form noValidate method="post" onSubmit={handleSubmit(save)} className="flex flex-col gap-5">
      <Field
        {...register('restaurantName', {
          validate: (typed) => {
            if (typed.trim() === '') return 'missing'
            return nameSchema.safeParse(typed).success || 'tooLong'
          },
          // SPEC.md §5: one character is no name yet.
          onChange: ({ target }) => target.value.length > 1 && clearErrors(),
        })}
        label={labels.name}
        required
        autoComplete="organization"
        error={problems[errors.restaurantName?.message ?? '']}
      />
      <Button type="submit" size="lg" wide pending={(isSubmitting || done) && labels.sending}>
        {labels.submit}
      </Button>
    </form>
  )
}
