'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { PersonNameFields } from '@/components/ui/person-name-fields'
import { useDraft } from '@/components/ui/use-draft'
import { sendOwnerMessage as endpoint } from '@/contract/endpoints/contact'
import { ownerMessage } from '@/contract/entities/contact'
import type { Owner } from '@/contract/entities/owner'
import { enquiryTypes } from '@/contract/lists'
import { setSignedIn } from '@/lib/browser/signed-in'
import type { FormProps } from './contact-panel'
import { FormFoot } from './form-foot'
import { MessageField } from './message-field'
import { TypeField } from './type-field'
import { useSend } from './use-send'
import type { Draft } from './visitor-form'

type Props = FormProps & { owner: Owner; onSessionOver: (draft: Draft) => void }

const names = ['firstName', 'lastName', 'type', 'message'] as const

/** As §2.11 has it for owners; the address is the account's. */
export function OwnerForm({ labels, privacy, onSent, owner, onSessionOver }: Props) {
  const known = { firstName: owner.firstName, lastName: owner.lastName, message: '' }
  const form = useForm({
    resolver: zodResolver(ownerMessage),
    defaultValues: { ...known },
  })
  const { register, handleSubmit, formState, setError, reset, control } = form
  const kept = useDraft(form, { name: 'contact', ownerId: owner.ownerId })
  const { errors, isSubmitting } = formState
  const [text, firstName, lastName] = useWatch({ control, name: ['message', 'firstName', 'lastName'] })
  const { send, problem } = useSend(endpoint.path, labels, {
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
    <form noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
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
