'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSWRConfig } from 'swr'
import { Button } from '@/components/ui/button'
import { useDraft } from '@/components/ui/draft/use-draft'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { notify } from '@/components/ui/notify'
import { saveWizardData } from '@/contract/endpoints/wizard'
import { restaurantName as nameSchema } from '@/contract/entities/restaurant'
import { ownSession } from '@/lib/browser/endpoints/own'
import { send } from '@/lib/browser/send'
import { useRouter } from '@/lib/language/use-router'

type Props = { labels: Messages['tryWhatsapp']; ownerId: string; restaurantName: string }

export function RestaurantNameForm({ labels, ownerId, restaurantName }: Props) {
  const form = useForm({ defaultValues: { restaurantName }, reValidateMode: 'onSubmit' })
  const { register, handleSubmit, formState, clearErrors } = form
  const draft = useDraft(form, { name: 'restaurant-name', ownerId })
  const [done, setDone] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const router = useRouter()
  const { mutate } = useSWRConfig()

  async function save(values: { restaurantName: string }) {
    setFailed(false)
    const body = { ownerId, restaurantName: values.restaurantName.trim() }
    const { outcome } = await send(saveWizardData, { body })
    if (outcome !== 'ok') {
      setFailed(true)
      return notify.error(labels.failure)
    }
    setDone(true)
    draft.drop()
    void mutate(ownSession.path)
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
          // docs/product.md#try-chatbot: one character is not a name.
          onChange: ({ target }) => target.value.length > 1 && clearErrors(),
        })}
        label={labels.name}
        required
        // The page asks for nothing else.
        autoFocus
        autoComplete="organization"
        error={problems[errors.restaurantName?.message ?? '']}
      />
      <FormProblem>{hasFailed ? labels.failure : null}</FormProblem>
      <Button type="submit" size="lg" wide pending={(isSubmitting || done) && labels.sending}>
        {labels.submit}
      </Button>
    </form>
  )
}
