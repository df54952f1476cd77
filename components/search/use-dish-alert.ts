'use client'

import { useState } from 'react'
import { postJson } from '@/lib/browser/post-json'

export type Wish = { dish: string; place: string; lat: number; lon: number; radiusKm: number }

export type AlertLabels = Record<'invalid' | 'tooMany' | 'failed', string>

type State =
  | { kind: 'open' | 'sending' }
  | { kind: 'asked' | 'already'; email: string }
  | { kind: 'failed'; text: string }

const failures: Record<number, keyof AlertLabels> = { 400: 'invalid', 429: 'tooMany' }

/** Asks for the alert; a mail asks back before there is one. Says with what status that was answered. */
export function useDishAlert(wish: Wish, labels: AlertLabels) {
  const [state, setState] = useState<State>({ kind: 'open' })

  async function ask(typed: string) {
    const email = typed.trim()
    if (!email || state.kind === 'sending') return
    setState({ kind: 'sending' })
    // The contract's own endpoint would bring zod along.
    const { status, reply } = await postJson('/api/alerts', { ...wish, email })
    if (status === 200 && (reply.state === 'asked' || reply.state === 'already'))
      setState({ kind: reply.state, email })
    else setState({ kind: 'failed', text: labels[failures[status] ?? 'failed'] })
    return status
  }

  return { state, ask, reset: () => setState({ kind: 'open' }) }
}
