'use client'

import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import type { SubscribedRestaurant } from '@/contract/entities/subscription'
import { postJson } from '@/lib/browser/post-json'

// The contract's own endpoint would bring zod along, 15 KB on every profile.
export const subscribePath = '/api/email/subscribe'

export type SubscribeLabels = Record<
  'success' | 'already' | 'invalid' | 'gone' | 'tooMany' | 'failed',
  string
>

type State =
  | { kind: 'open' | 'sending' }
  | { kind: 'asked'; email: string }
  | { kind: 'failed'; text: string }

const failures: Record<number, keyof SubscribeLabels> = { 400: 'invalid', 404: 'gone', 429: 'tooMany' }

/** SPEC.md §4: the two words of the reply that mean something went well; all else is an error. */
export function useSubscribe(restaurant: SubscribedRestaurant, labels: SubscribeLabels) {
  const [state, setState] = useState<State>({ kind: 'open' })

  async function submit(email: string) {
    const address = email.trim()
    if (!address || state.kind === 'sending') return
    setState({ kind: 'sending' })
    notify.prepare()
    const { status, reply } = await postJson(subscribePath, { ...restaurant, email: address })
    const message = status === 200 ? reply.message : undefined
    if (message === 'Subscription successful') {
      setState({ kind: 'asked', email: address })
      notify.success(labels.success)
    } else if (message === 'Already subscribed.') {
      setState({ kind: 'open' })
      notify.info(labels.already)
    } else {
      const text = labels[failures[status] ?? 'failed']
      setState({ kind: 'failed', text })
      notify.error(text)
    }
  }

  return { submit, reset: () => setState({ kind: 'open' }), state }
}
