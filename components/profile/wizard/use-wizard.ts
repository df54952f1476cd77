'use client'

import { useRouter } from 'next/navigation'
import type { Messages } from 'next-intl'
import { useEffect, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { saveWizardData } from '@/contract/endpoints/wizard'
import type { WizardAnswers } from '@/contract/entities/wizard-draft'
import { errorEnvelope } from '@/contract/errors'
import { drafts } from '@/lib/browser/drafts'
import { ownerFetch } from '@/lib/browser/owner-fetch'
import { byField, errorsIn, type FieldErrors, missingIn } from '../field-errors'
import type { ProfileForm } from '../profile-form'
import { changedKeys, changesOf, type ProfileValues, pick } from '../values'
import { nextStep, stepKeys, stepPath } from './steps'
import { sendDraft, useKeepDraft } from './use-keep-draft'
import { answersOf, readAnswers, withAnswers } from './wizard-values'

export type WizardLabels = Messages['wizard'] & { form: ProfileForm['labels'] }

type Options = {
  step: 1 | 2 | 3
  ownerId: string
  saved: ProfileValues
  answers: WizardAnswers
  labels: WizardLabels
}

/** One step: what is typed, kept as it is typed, and posted by both buttons. */
export function useWizard({ step, ownerId, saved, answers, labels }: Options) {
  const router = useRouter()
  const key = `${ownerId}:wizard`
  const [values, setValues] = useState(() => withAnswers(saved, answers))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<string>()
  const [doing, setDoing] = useState<'next' | 'skip'>()
  const unsaved = changedKeys(values, saved)
  useKeepDraft({ key, step, answers: answersOf(values, unsaved) })

  useEffect(() => {
    const kept = drafts.read(key)
    if (kept) setValues((now) => withAnswers(now, readAnswers(kept)))
  }, [key])

  const set: ProfileForm['set'] = (name, value) => {
    setValues((now) => ({ ...now, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others)
  }

  /** Saltar leaves out what would be refused; it stays in the draft. */
  async function leave(by: 'next' | 'skip') {
    const wrong = errorsIn(pick(values, unsaved))
    const stopping = { ...(step === 1 && missingIn(values)), ...pick(wrong, stepKeys[step]) }
    if (by === 'next' && Object.keys(stopping).length > 0) return setErrors(stopping)
    setProblem(undefined)
    setDoing(by)
    const good = unsaved.filter((name) => !wrong[name])
    const rest = unsaved.filter((name) => wrong[name])
    const response = await post({ ownerId, ...changesOf(pick(values, good)) })
    if (!response?.ok) return refused(response)
    const left = answersOf(values, rest)
    drafts.keep(key, left)
    await sendDraft(JSON.stringify({ step: nextStep[step], answers: left }))
    notify.success(labels.saved)
    router.push(stepPath(nextStep[step]))
  }

  async function refused(response: Response | undefined) {
    setDoing(undefined)
    const reply: unknown = await response?.json().catch(() => undefined)
    setErrors(byField(Object.entries(errorEnvelope.safeParse(reply).data?.error.fields ?? {})))
    setProblem(response ? labels.problem : labels.unreachable)
    notify.error(labels.notSaved)
  }

  const form: ProfileForm = { values, set, errors, labels: labels.form }
  return { form, leave, doing, problem }
}

function post(body: object) {
  const { path, method } = saveWizardData
  const headers = { 'content-type': 'application/json' }
  return ownerFetch(path, { method, headers, body: JSON.stringify(body) })
}
