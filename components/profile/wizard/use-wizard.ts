'use client'

import type { Messages } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { keepWizardDraft, saveWizardData } from '@/contract/endpoints/wizard'
import { type WizardAnswers, type WizardDraft, wizardAnswers } from '@/contract/entities/wizard-draft'
import type { WrittenLanguage } from '@/contract/languages'
import { drafts } from '@/lib/browser/drafts'
import type { Outcome } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import { useRouter } from '@/lib/language/use-router'
import { kitchenLanguage } from '@/lib/translated-menu'
import { byField, errorsIn, type FieldErrors, missingIn } from '../field-errors'
import type { ProfileForm } from '../profile-form'
import { changedKeys, changesOf, type ProfileKey, type ProfileValues, pick } from '../values'
import { nextStep, stepKeys, stepPath } from './steps'

export type WizardLabels = Messages['wizard'] & { form: ProfileForm['labels'] }

type Options = {
  step: 1 | 2 | 3
  ownerId: string
  saved: ProfileValues
  answers: WizardAnswers
  writtenIn?: WrittenLanguage | undefined
  labels: WizardLabels
}

/** The state of one wizard step. Answers are kept while they are typed; both buttons post them. */
export function useWizard({ step, ownerId, saved: rendered, answers, writtenIn, labels }: Options) {
  const router = useRouter()
  const [saved] = useState(() => upToDate(ownerId, rendered))
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

  /** «Saltar» does not send invalid answers. They stay in the draft. */
  async function leave(by: 'next' | 'skip') {
    const wrong = errorsIn(pick(values, unsaved))
    const stopping = { ...(step === 1 && missingIn(values)), ...pick(wrong, stepKeys[step]) }
    if (by === 'next' && Object.keys(stopping).length > 0) return setErrors(stopping)
    setProblem(undefined)
    setDoing(by)
    const good = unsaved.filter((name) => !wrong[name])
    const rest = unsaved.filter((name) => wrong[name])
    const answer = await send(saveWizardData, { body: { ownerId, ...changesOf(pick(values, good)) } })
    if (answer.outcome !== 'ok') return refused(answer)
    noteSaved(ownerId, saved, pick(values, good))
    const left = answersOf(values, rest)
    drafts.keep(key, left)
    await sendDraft({ step: nextStep[step], answers: left })
    notify.success(labels.saved)
    router.push(stepPath(nextStep[step]))
  }

  function refused({ outcome, fields = {} }: Outcome<unknown>) {
    setDoing(undefined)
    setErrors(byField(Object.entries(fields)))
    setProblem(outcome === 'refused' ? labels.problem : labels.unreachable)
    notify.error(labels.notSaved)
  }

  const form: ProfileForm = {
    values,
    set,
    errors,
    labels: labels.form,
    written: kitchenLanguage({ writtenIn }),
  }
  return { form, leave, doing, problem }
}

type SavedHere = { before: ProfileValues; after: Partial<ProfileValues> }

/** What each owner has saved since this page was loaded, and what was there before. */
const savedHere = new Map<string, SavedHere>()

function noteSaved(ownerId: string, saved: ProfileValues, now: Partial<ProfileValues>) {
  const { before, after } = savedHere.get(ownerId) ?? { before: saved, after: {} }
  savedHere.set(ownerId, { before, after: { ...after, ...now } })
}

/** The browser's Back shows a step as it was rendered before its answers were saved. What the host has changed since then stays. */
function upToDate(ownerId: string, rendered: ProfileValues): ProfileValues {
  const last = savedHere.get(ownerId)
  if (!last) return rendered
  const newer = changedKeys(rendered, last.before)
  return { ...rendered, ...last.after, ...pick(rendered, newer) }
}

/** Typed, unsaved answers replace saved values. */
function withAnswers(saved: ProfileValues, answers: WizardAnswers): ProfileValues {
  const answered = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))
  return { ...saved, ...answered }
}

/** Reads answers from the browser's storage, whose content is not trusted. */
function readAnswers(kept: unknown): WizardAnswers {
  return wizardAnswers.safeParse(kept).data ?? {}
}

/** The answers that the draft keeps. The wizard does not handle special menus and similar fields. */
function answersOf(values: ProfileValues, keys: readonly ProfileKey[]): WizardAnswers {
  const { specialMenus: _, additionalMenuUrl: __, drinks: ___, ...answers } = pick(values, keys)
  return answers
}

/** Milliseconds before a draft is sent: long enough to type a word, short enough for people who close the page. */
const saveDelayMs = 1200

type KeptDraft = { key: string; step: number; answers: WizardAnswers }

/** Keeps the draft in the tab at once and on the server soon after, so that a reload or another device continues here. */
function useKeepDraft({ key, step, answers }: KeptDraft) {
  const text = JSON.stringify({ step, answers })
  const first = useRef(text)

  useEffect(() => {
    if (text === first.current) return
    first.current = ''
    drafts.keep(key, JSON.parse(text).answers)
    const timer = setTimeout(() => void sendDraft(JSON.parse(text)), saveDelayMs)
    return () => clearTimeout(timer)
  }, [key, text])
}

/** A failed request shows nothing, because the tab still has the draft. */
const sendDraft = (body: WizardDraft) =>
  send(keepWizardDraft, { body }, { keepalive: true, endsSession: false })
