'use client'

import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import type { SubscribedRestaurant } from '@/contract/entities/subscription'
import type { ErrorCode } from '@/contract/errors'
import { subscribe } from '@/lib/browser/endpoints/mails'
import { send } from '@/lib/browser/send'

export type SubscribeLabels = Record<
  'success' | 'already' | 'invalid' | 'gone' | 'tooMany' | 'failed',
  string
>

type State =
  | { kind: 'open' | 'sending' }
  | { kind: 'asked'; email: string }
  | { kind: 'failed'; text: string }

const failures: Partial<Record<ErrorCode, keyof SubscribeLabels>> = {
  ...{ invalid: 'invalid', 'not-found': 'gone', 'too-many': 'tooMany' },
}

/** Handles the two success replies. All other replies are errors (docs/product.md#subscription-states). */
export function useSubscribe(restaurant: SubscribedRestaurant, labels: SubscribeLabels) {
  const [state, setState] = useState<State>({ kind: 'open' })

  async function submit(email: string) {
    const address = email.trim()
    if (!address || state.kind === 'sending') return
    setState({ kind: 'sending' })
    notify.prepare()
    const { reply, code } = await send(subscribe, { body: { ...restaurant, email: address } })
    if (reply?.message === 'Subscription successful') {
      setState({ kind: 'asked', email: address })
      notify.success(labels.success)
    } else if (reply) {
      setState({ kind: 'open' })
      notify.info(labels.already)
    } else {
      const text = labels[(code && failures[code]) ?? 'failed']
      setState({ kind: 'failed', text })
      notify.error(text)
    }
  }

  return { submit, reset: () => setState({ kind: 'open' }), state }
}
