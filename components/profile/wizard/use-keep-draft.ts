'use client'

import { useEffect, useRef } from 'react'
import { keepWizardDraft } from '@/contract/endpoints/wizard'
import type { WizardAnswers } from '@/contract/entities/wizard-draft'
import { drafts } from '@/lib/browser/drafts'

/** Long enough for a word, short enough for whoever closes the page. */
const patience = 1200

type Kept = { key: string; step: number; answers: WizardAnswers }

/** In the tab at once, on the server soon after: a reload or another device goes on from here. */
export function useKeepDraft({ key, step, answers }: Kept) {
  const text = JSON.stringify({ step, answers })
  const first = useRef(text)

  useEffect(() => {
    if (text === first.current) return
    first.current = ''
    drafts.keep(key, JSON.parse(text).answers)
    const timer = setTimeout(() => void sendDraft(text), patience)
    return () => clearTimeout(timer)
  }, [key, text])
}

/** A draft that does not arrive is no trouble to the owner: the tab still has it. */
export function sendDraft(body: string) {
  const { path, method } = keepWizardDraft
  const headers = { 'content-type': 'application/json' }
  return fetch(path, { method, headers, body, keepalive: true }).catch(() => undefined)
}
