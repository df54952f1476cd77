'use client'

import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { notify } from '@/components/ui/notify'
import {
  askEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  type EmailChange,
  getEmailChange,
} from '@/contract/endpoints/email-change'
import { ownSession } from '@/lib/browser/endpoints/own'
import type { Outcome } from '@/lib/browser/outcome'
import { useSeenAgain } from '@/lib/browser/seen-again'
import { send } from '@/lib/browser/send'
import { fill } from '@/lib/i18n/fill'
import { waitText } from '@/lib/i18n/wait-text'
import { useRouter } from '@/lib/language/use-router'
import type { EmailLabels } from './labels'

/** Why a call was refused, in words: of the field, or of the whole form. */
export type EmailProblem = { field?: string; form?: string }

/** The address of the account and its pending change. The calls return a problem, or undefined. */
export function useEmailChange(given: EmailChange, labels: EmailLabels) {
  const router = useRouter()
  const { mutate } = useSWRConfig()
  const [change, setChange] = useState(given)
  const calls = useRef(0)

  // Another tab or telephone may have asked, confirmed or cancelled.
  useSeenAgain(() => void look())

  async function look() {
    const before = calls.current
    const { reply } = await send(getEmailChange, {})
    if (reply && calls.current === before) setChange(reply)
  }

  async function call(sending: Promise<Outcome<EmailChange>>) {
    calls.current += 1
    const answer = await sending
    calls.current += 1
    if (!answer.reply) return problemOf(answer, labels)
    setChange(answer.reply)
    // Back shows the page as it is now.
    router.refresh()
    return undefined
  }

  const ask = (email: string) => call(send(askEmailChange, { body: { email } }))

  async function again(email: string) {
    const problem = await ask(email)
    if (problem) notify.error(problem.form ?? problem.field)
    else notify.success(fill(labels.sentAgain, { email }))
  }

  async function confirm(code: string, email: string) {
    const problem = await call(send(confirmEmailChange, { body: { code } }))
    if (problem) return problem
    notify.success(fill(labels.done, { email }))
    void mutate(ownSession.path)
    return undefined
  }

  async function cancel() {
    const problem = await call(send(cancelEmailChange, {}))
    if (problem) notify.error(problem.form ?? problem.field)
    else notify.info(fill(labels.cancelled, { email: change.email }))
  }

  return { change, ask, again, confirm, cancel }
}

const fieldProblems = {
  'email-same': 'same',
  'email-taken': 'taken',
  'code-wrong': 'codeWrong',
  'code-over': 'codeOver',
} as const

function problemOf({ code, fields = {}, retryAfter }: Outcome<unknown>, labels: EmailLabels): EmailProblem {
  if (code === 'too-many') return { form: `${labels.tooMany} ${waitText(retryAfter, labels.wait)}`.trim() }
  for (const [name, key] of Object.entries(fieldProblems)) {
    const [field = '', why] = name.split('-')
    if (fields[field] === why) return { field: labels[key] }
  }
  if (fields.email) return { field: labels.invalid }
  if (fields.code) return { field: labels.codeMissing }
  return { form: code === 'conflict' ? labels.unproven : labels.unreachable }
}
