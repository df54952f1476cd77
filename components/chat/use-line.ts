import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { sendFile, type UploadProblem } from '@/components/upload/send-file'
import { sendChatMessage } from '@/contract/endpoints/chat'
import { type ChatMessage, type IncomingMessage, incomingMessage } from '@/contract/entities/chat'
import type { ErrorCode } from '@/contract/errors'
import { drafts } from '@/lib/browser/drafts'
import { send } from '@/lib/browser/send'
import { endSession } from '@/lib/browser/session-end'
import type { Waiting } from './shown'

type SendOutcome =
  | { is: 'answered'; messages: ChatMessage[] }
  /** The file is uploaded: the message itself is next. */
  | { is: 'up'; message: IncomingMessage }
  | { is: 'waiting' }
  | { is: 'refused'; problem?: UploadProblem }

/** Does one step of sending: uploads the file, or posts the message. */
const deliver = ({ message, file }: Waiting): Promise<SendOutcome> =>
  file ? sendUp(file, message) : post(message)

async function post(message: IncomingMessage): Promise<SendOutcome> {
  const { reply, code = 'unavailable' } = await send(sendChatMessage, { body: message })
  if (reply) return { is: 'answered', messages: reply.messages }
  return { is: temporaryFailures.has(code) ? 'waiting' : 'refused' }
}

/** Failures without a fault of the message or the file pass, so we try again. */
const temporaryFailures = new Set<ErrorCode | UploadProblem>([
  ...(['unavailable', 'internal', 'too-many'] as const),
  ...(['failed', 'network', 'slow', 'tooMany', 'session'] as const),
])

async function sendUp(file: File, message: IncomingMessage): Promise<SendOutcome> {
  const sent = await sendFile(file, () => undefined).done
  if ('problem' in sent) {
    if (sent.problem === 'session') endSession()
    return temporaryFailures.has(sent.problem) ? { is: 'waiting' } : { is: 'refused', problem: sent.problem }
  }
  if (!('file' in message)) return { is: 'up', message }
  URL.revokeObjectURL(message.file)
  return { is: 'up', message: { ...message, file: sent.url } }
}

const queued = z.array(incomingMessage)
const keyOf = (ownerId: string) => `chat-queue:${ownerId}`

/** Messages written without a connection survive a reload. Signing out deletes them. */
const queue = {
  read(ownerId: string) {
    return queued.safeParse(drafts.read(keyOf(ownerId))).data ?? []
  },
  keep(ownerId: string, messages: z.infer<typeof queued>) {
    if (messages.length === 0) drafts.drop(keyOf(ownerId))
    else drafts.keep(keyOf(ownerId), messages)
  },
}

const retryMs = 4_000
/** A failed upload is retried less often, because a file can have twenty megabytes. */
const retryFileMs = 15_000

type Props = {
  ownerId: string
  onAnswered: (messages: ChatMessage[]) => void
  /** Called when a file was refused: its message leaves the queue. */
  onRefused: (problem: UploadProblem) => void
}

/** Sends the written messages in order, each until it has arrived. Both functions must be stable. */
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

  const sendQueue = useCallback(async () => {
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
    void sendQueue()
  }, [ownerId, setLine, sendQueue])

  const stuck = waiting.find(({ state }) => state === 'queued')
  const again = stuck && (stuck.file ? retryFileMs : retryMs)
  useEffect(() => {
    if (!again) return
    const retry = () => void sendQueue()
    const timer = setInterval(retry, again)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [again, sendQueue])

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
      void sendQueue()
    },
    [setLine, sendQueue],
  )

  return { waiting, add, isSending }
}
