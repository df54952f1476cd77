import { useCallback, useEffect, useRef, useState } from 'react'
import type { UploadProblem } from '@/components/upload/send-file'
import type { ChatMessage } from '@/contract/entities/chat'
import { deliver } from './deliver'
import { queue } from './queue'
import type { Waiting } from './shown'

const retryMs = 4_000
/** Twenty megabytes are not tried every few seconds. */
const retryFileMs = 15_000

type Props = {
  ownerId: string
  onAnswered: (messages: ChatMessage[]) => void
  /** Of a file: it is taken out of the line. */
  onRefused: (problem: UploadProblem) => void
}

/** What was written, one after the other in that order, each until it has arrived. Both functions have to stay the same. */
export function useLine({ ownerId, onAnswered, onRefused }: Props) {
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const isSending = useRef(false)
  const line = useRef<Waiting[]>([])

  const setLine = useCallback(
    (next: Waiting[]) => {
      line.current = next
      setWaiting(next)
      queue.keep(
        ownerId,
        next.flatMap(({ message, file }) => (file ? [] : [message])),
      )
    },
    [ownerId],
  )

  const flush = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    let isMoving = true
    while (isMoving) {
      const next = line.current.find(({ state }) => state !== 'failed')
      if (!next) break
      const turnTo = (...now: Waiting[]) =>
        setLine(line.current.flatMap((one) => (one.message.id === next.message.id ? now : [one])))
      turnTo({ ...next, state: 'sending' })
      const outcome = await deliver(next)
      isMoving = outcome.is !== 'waiting'
      if (outcome.is === 'answered') {
        onAnswered(outcome.messages)
        turnTo()
      } else if (outcome.is === 'up') turnTo({ message: outcome.message, state: 'sending' })
      else if (outcome.is === 'waiting') turnTo({ ...next, state: 'queued' })
      else if (outcome.problem) {
        turnTo()
        onRefused(outcome.problem)
      } else turnTo({ ...next, state: 'failed' })
    }
    isSending.current = false
  }, [setLine, onAnswered, onRefused])

  useEffect(() => {
    const left = queue.read(ownerId)
    if (left.length > 0) setLine(left.map((message) => ({ message, state: 'queued' })))
    void flush()
  }, [ownerId, setLine, flush])

  const stuck = waiting.find(({ state }) => state === 'queued')
  const again = stuck && (stuck.file ? retryFileMs : retryMs)
  useEffect(() => {
    if (!again) return
    const retry = () => void flush()
    const timer = setInterval(retry, again)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [again, flush])

  const hasFile = waiting.some(({ file }) => file)
  useEffect(() => {
    if (!hasFile) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasFile])

  const add = useCallback(
    (one: Omit<Waiting, 'state'>) => {
      setLine([...line.current, { ...one, state: 'queued' }])
      void flush()
    },
    [setLine, flush],
  )

  return { waiting, add, isSending }
}
