import { useCallback, useEffect, useRef, useState } from 'react'
import { type Chat, getChat, sendChatMessage } from '@/contract/endpoints/chat'
import type { IncomingMessage } from '@/contract/entities/chat'
import { ownerFetch } from '@/lib/browser/owner-fetch'
import { queue } from './queue'
import { added, isDrawing, merged, type Waiting } from './shown'

const idleMs = 15_000
const drawingMs = 500
const retryMs = 4_000

type Written = IncomingMessage extends infer M
  ? M extends IncomingMessage
    ? Omit<M, 'id' | 'at'>
    : never
  : never

async function readPage(before?: string) {
  const answer = await ownerFetch(getChat.path + (before ? `?before=${before}` : ''))
  return answer?.ok ? getChat.reply.safeParse(await answer.json().catch(() => null)).data : undefined
}

async function post(message: IncomingMessage) {
  const answer = await ownerFetch(sendChatMessage.path, {
    method: sendChatMessage.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  if (!answer?.ok) return { isRefused: answer !== undefined && answer.status < 500 && answer.status !== 429 }
  return sendChatMessage.reply.safeParse(await answer.json().catch(() => null)).data ?? { isRefused: false }
}

/** The conversation as it grows: one message after the other is sent, in the order they were written, until it has arrived. */
export function useChat(ownerId: string, initial: Chat) {
  const [messages, setMessages] = useState(initial.messages)
  const [nextBefore, setNextBefore] = useState(initial.nextBefore)
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const isSending = useRef(false)
  const line = useRef<Waiting[]>([])

  const setLine = useCallback(
    (next: Waiting[]) => {
      line.current = next
      setWaiting(next)
      queue.keep(
        ownerId,
        next.map(({ message }) => message),
      )
    },
    [ownerId],
  )

  const flush = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    for (;;) {
      const next = line.current.find(({ state }) => state !== 'failed')
      if (!next) break
      const mark = (state: Waiting['state']) =>
        setLine(line.current.map((one) => (one.message.id === next.message.id ? { ...one, state } : one)))
      mark('sending')
      const answer = await post(next.message)
      if ('messages' in answer) {
        setMessages((known) => added(known, answer.messages))
        setLine(line.current.filter(({ message }) => message.id !== next.message.id))
      } else if (answer.isRefused) mark('failed')
      else {
        mark('queued')
        break
      }
    }
    isSending.current = false
  }, [setLine])

  useEffect(() => {
    const left = queue.read(ownerId)
    if (left.length > 0) setLine(left.map((message) => ({ message, state: 'queued' })))
    void flush()
  }, [ownerId, setLine, flush])

  const hasQueue = waiting.some(({ state }) => state === 'queued')
  useEffect(() => {
    if (!hasQueue) return
    const again = () => void flush()
    const timer = setInterval(again, retryMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [hasQueue, flush])

  const drawing = isDrawing(messages)
  useEffect(() => {
    async function look() {
      if (document.visibilityState !== 'visible' || isSending.current) return
      const page = await readPage()
      if (page && !isSending.current) setMessages((known) => merged(known, page.messages))
    }
    const timer = setInterval(() => void look(), drawing ? drawingMs : idleMs)
    const seen = () => void look()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [drawing])

  const send = useCallback(
    (written: Written) => {
      const message: IncomingMessage = {
        ...written,
        id: crypto.randomUUID(),
        at: new Date().toISOString(),
      }
      setLine([...line.current, { message, state: 'queued' }])
      void flush()
    },
    [setLine, flush],
  )

  async function loadEarlier() {
    const page = nextBefore ? await readPage(nextBefore) : undefined
    if (!page) return
    setMessages((known) => [...page.messages, ...known])
    setNextBefore(page.nextBefore)
  }

  const isTyping = waiting.some(({ state }) => state === 'sending')
  return { messages, waiting, send, isTyping, hasEarlier: nextBefore !== null, loadEarlier }
}

export type SendWritten = ReturnType<typeof useChat>['send']
