'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { useDraft } from '@/components/ui/draft/use-draft'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { askEmailChange } from '@/contract/endpoints/email-change'
import type { EmailLabels } from './labels'
import type { EmailProblem } from './use-email-change'

type Props = {
  labels: EmailLabels
  ownerId: string
  /** What the owner wrote before, to correct it. */
  email: string
  ask: (email: string) => Promise<EmailProblem | undefined>
  onBack: () => void
}

export function EmailForm({ labels, ownerId, email, ask, onBack }: Props) {
  const form = useForm({ resolver: zodResolver(askEmailChange.body), defaultValues: { email } })
  const { register, handleSubmit, formState, setError, setFocus } = form
  const draft = useDraft(form, { name: 'email', ownerId })
  const [problem, setProblem] = useState<string>()
  const { errors, isSubmitting } = formState

  useEffect(() => setFocus('email'), [setFocus])

  async function submit({ email: typed }: { email: string }) {
    setProblem(undefined)
    const refused = await ask(typed)
    if (!refused) return draft.drop()
    if (refused.field) setError('email', { type: 'server', message: refused.field }, { shouldFocus: true })
    setProblem(refused.form)
  }

  function goBack() {
    draft.drop()
    onBack()
  }

  return (
    <form noValidate method="post" onSubmit={handleSubmit(submit)} className="grid gap-4">
      <Field
        {...register('email')}
        label={labels.new}
        hint={labels.newHint}
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email && (errors.email.type === 'server' ? errors.email.message : labels.invalid)}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSubmitting && labels.asking}>
          {labels.ask}
        </Button>
        <Button variant="quiet" onClick={goBack}>
          {labels.back}
        </Button>
      </div>
    </form>
  )
}
