'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useOwner } from '@/components/layout/use-owner'
import { useDraft } from '@/components/ui/draft/use-draft'
import { Field } from '@/components/ui/field'
import { PersonNameFields } from '@/components/ui/person-name-fields'
import { sendOwnerMessage as endpoint } from '@/contract/endpoints/contact'
import { ownerMessage } from '@/contract/entities/contact'
import type { Owner } from '@/contract/entities/owner'
import { enquiryTypes } from '@/contract/lists'
import { setSignedIn } from '@/lib/browser/signed-in'
import { unread } from '@/lib/endpoint/light'
import { FormFoot } from './form-foot'
import type { FormProps } from './labels'
import { MessageField } from './message-field'
import { TypeField } from './type-field'
import { useSend } from './use-send'
import type { Draft } from './visitor-form'

type Props = FormProps & { onSessionOver: (draft: Draft) => void; asVisitor: ReactNode }

/** If the account cannot be read, the visitor's form is shown. */
export default function OwnerContact({ asVisitor, ...props }: Props) {
  const { data: owner, error } = useOwner()
  if (error) return asVisitor
  if (!owner) return <p className="min-h-120 text-soft">{props.labels.loading}</p>
  return <OwnerForm {...props} owner={owner} />
}

type OwnerFormProps = FormProps & { owner: Owner; onSessionOver: (draft: Draft) => void }

const names = ['firstName', 'lastName', 'type', 'message'] as const

/** The owner's form (docs/product.md#contact). The address comes from the account. */
export function OwnerForm({ labels, privacy, onSent, owner, onSessionOver }: OwnerFormProps) {
  const known = { firstName: owner.firstName, lastName: owner.lastName, message: '' }
  const form = useForm({
    resolver: zodResolver(ownerMessage),
    defaultValues: { ...known },
  })
  const { register, handleSubmit, formState, setError, reset, control } = form
  const kept = useDraft(form, { name: 'contact', ownerId: owner.ownerId })
  const { errors, isSubmitting } = formState
  const [text, firstName, lastName] = useWatch({ control, name: ['message', 'firstName', 'lastName'] })
  const { sendMessage, problem } = useSend(unread(endpoint), labels, {
    onSent: () => {
      reset(known)
      kept.drop()
      onSent()
    },
    onRefused: (refused) => {
      for (const name of names) if (refused.includes(name)) setError(name, { type: 'server' })
    },
    onSessionOver: () => {
      onSessionOver({ name: `${firstName} ${lastName}`, email: owner.email, message: text })
      setSignedIn(false)
    },
  })
  return (
    <form noValidate onSubmit={handleSubmit(sendMessage)} className="grid gap-5">
      <PersonNameFields
        first={{
          label: labels.firstName,
          field: register('firstName'),
          error: errors.firstName && labels.nameError,
        }}
        last={{
          label: labels.lastName,
          field: register('lastName'),
          error: errors.lastName && labels.lastNameError,
        }}
      />
      <Field label={labels.email} type="email" value={owner.email} readOnly hint={labels.locked} />
      <TypeField
        {...register('type')}
        types={enquiryTypes.owner}
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
