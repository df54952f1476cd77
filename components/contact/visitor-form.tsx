'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useDraft } from '@/components/ui/draft/use-draft'
import { Field } from '@/components/ui/field'
import { OutcomeLine } from '@/components/ui/outcome-line'
import { sendContactMessage as endpoint } from '@/contract/endpoints/contact'
import { contactMessage } from '@/contract/entities/contact'
import { enquiryTypes } from '@/contract/lists'
import { useHydrated } from '@/lib/browser/hydrated'
import { unread } from '@/lib/endpoint/light'
import { FormFoot } from './form-foot'
import type { FormProps } from './labels'
import { MessageField } from './message-field'
import { TypeField } from './type-field'
import { useSend } from './use-send'

export type Draft = { name: string; email: string; message: string }

const names = ['name', 'email', 'type', 'message'] as const
const emptyMessage: Draft = { name: '', email: '', message: '' }

export function VisitorForm({ labels, privacy, onSent, draft }: FormProps & { draft?: Draft }) {
  const form = useForm({
    resolver: zodResolver(contactMessage),
    defaultValues: { ...emptyMessage, ...draft },
  })
  const { register, handleSubmit, formState, setError, reset, control } = form
  // The owner's message from before the session ended comes first.
  const kept = useDraft(form, { name: draft ? 'contact-handed-over' : 'contact' })
  const { errors, isSubmitting } = formState
  const { sendMessage, problem } = useSend(unread(endpoint), labels, {
    onSent: () => {
      reset(emptyMessage)
      kept.drop()
      onSent()
    },
    onRefused: (refused) => {
      for (const name of names) if (refused.includes(name)) setError(name, { type: 'server' })
    },
  })
  const text = useWatch({ control, name: 'message' })
  return (
    <form
      method="post"
      action={endpoint.path}
      noValidate={useHydrated()}
      onSubmit={handleSubmit(sendMessage)}
      className="grid gap-5"
    >
      {draft ? <OutcomeLine tone="bad">{labels.sessionOver}</OutcomeLine> : null}
      <Field
        {...register('name')}
        label={labels.name}
        required
        autoComplete="name"
        error={errors.name && labels.nameError}
      />
      <Field
        {...register('email')}
        label={labels.email}
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email && labels.emailError}
      />
      <TypeField
        {...register('type')}
        types={enquiryTypes.anonymous}
        labels={labels}
        error={errors.type && labels.typeError}
      />
      <MessageField
        {...register('message')}
        text={text}
        labels={labels}
        error={errors.message && labels.messageError}
      />
      <FormFoot labels={labels} privacy={privacy} problem={problem} isSending={isSubmitting} />
    </form>
  )
}
