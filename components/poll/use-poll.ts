'use client'

import type { Messages } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { Poll } from '@/contract/entities/poll'
import * as endpoints from '@/lib/browser/endpoints/polls'
import { send } from '@/lib/browser/send'

const everyMs = 4000

/** The poll. While the page is visible, it is updated with the votes of others. */
export function usePoll(opening: Poll, labels: Messages['poll']) {
  const [poll, setPoll] = useState(opening)
  const [pending, setPending] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const turn = useRef(0)
  const params = { pollId: opening.pollId }
  const { pollId } = params

  useEffect(() => {
    if (poll.isOver) return
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return
      const own = turn.current
      const answer = await send(endpoints.getPoll, { params: { pollId } })
      // This answer is older than the visitor's vote. Showing it would hide the vote.
      if (answer.outcome === 'ok' && own === turn.current) setPoll(answer.reply)
    }, everyMs)
    return () => clearInterval(timer)
  }, [pollId, poll.isOver])

  /** A second press on one's own choice changes nothing. */
  async function choose(restaurantId: string) {
    if (pending || poll.yours === restaurantId) return
    turn.current++
    setPending(restaurantId)
    setProblem('')
    const answer = await send(endpoints.vote, { params, body: { restaurantId } })
    turn.current++
    setPending(null)
    if (answer.outcome === 'ok') return setPoll(answer.reply)
    if (answer.outcome === 'refused' && answer.reason === 'poll-over') {
      setPoll((poll) => ({ ...poll, isOver: true }))
      return setProblem(labels.over)
    }
    const isFull = answer.outcome === 'refused' && answer.code === 'too-many'
    setProblem(isFull ? labels.tooMany : labels.failed)
  }

  return { poll, pending, problem, choose }
}
