'use client'

import { useState, useTransition } from 'react'
import type { SubscribedRestaurant } from '@/contract/entities/subscription'
import { unsubscribe } from '@/lib/browser/endpoints/mails'
import { send } from '@/lib/browser/send'
import { useRouter } from '@/lib/language/use-router'
import { type PressOutcome, unsubscribePath } from '@/lib/subscription-paths'

type UnsubscribeProps = {
  address: { email: string; sig: string }
  restaurants: SubscribedRestaurant[]
  preselected: string
  outcome?: PressOutcome
}

const problems = { error: 'failed', ninguno: 'none' } as const

export function useUnsubscribe({ address, restaurants, preselected, outcome }: UnsubscribeProps) {
  const router = useRouter()
  const ids = restaurants.map(({ restaurantId }) => restaurantId)
  const [chosen, setChosen] = useState(ids.filter((id) => id === preselected))
  const [isPosting, setPosting] = useState(false)
  const [isShowing, startShowing] = useTransition()
  const [problem, setProblem] = useState<'failed' | 'none' | undefined>(
    outcome === 'error' || outcome === 'ninguno' ? problems[outcome] : undefined,
  )

  const turn = (id: string, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, id] : before.filter((one) => one !== id)))

  /** The page shows the result, so that a reload shows it again. */
  async function submit() {
    if (chosen.length === 0 || isPosting) return
    setProblem(undefined)
    setPosting(true)
    const { outcome } = await send(unsubscribe, { body: { ...address, restaurantIds: chosen } })
    setPosting(false)
    if (outcome !== 'ok') return setProblem('failed')
    startShowing(() => router.replace(unsubscribePath(address, 'hecha')))
  }

  return {
    chosen,
    turn,
    turnAll: (isOn: boolean) => setChosen(isOn ? ids : []),
    submit,
    isSending: isPosting || isShowing,
    problem,
  }
}
