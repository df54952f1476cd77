import { useCallback, useEffect, useRef, useState } from 'react'
import type { UploadProblem } from '@/components/upload/send-file'
import { type Chat, getChat } from '@/contract/endpoints/chat'
import type { ChatMessage, IncomingMessage } from '@/contract/entities/chat'
import { send } from '@/lib/browser/send'
import { isDrawing, withAnswers, withNewestPage } from './shown'
import { useLine } from './use-line'

const idleMs = 15_000
const drawingMs = 500

type WrittenMessage = IncomingMessage extends infer M
  ? M extends IncomingMessage
    ? Omit<M, 'id' | 'at'>
    : never
  : never

const readPage = async (before?: string) => (await send(getChat, { query: { before } })).reply

/** The conversation, updated by messages from here and from other devices. `onRefused` must be stable. */
export function useChat(ownerId: string, initial: Chat, onRefused: (problem: UploadProblem) => void) {
  const [messages, setMessages] = useState(initial.messages)
  const [nextBefore, setNextBefore] = useState(initial.nextBefore)
  const onAnswered = useCallback(
    (answered: ChatMessage[]) => setMessages((known) => withAnswers(known, answered)),
    [],
  )
  const { waiting, add, isSending } = useLine({ ownerId, onAnswered, onRefused })

  const drawing = isDrawing(messages)
  useEffect(() => {
    async function look() {
      if (document.visibilityState !== 'visible' || isSending.current) return
      const page = await readPage()
      if (page && !isSending.current) setMessages((known) => withNewestPage(known, page.messages))
    }
    const timer = setInterval(() => void look(), drawing ? drawingMs : idleMs)
    const seen = () => void look()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [drawing, isSending])

  /** Sends a message. A file is uploaded first; until then, the message has the browser's own address of the file. */
  const send = useCallback(
    (written: WrittenMessage, file?: File) =>
      add({
        message: { ...written, id: crypto.randomUUID(), at: new Date().toISOString() },
        file,
      }),
    [add],
  )

  const isReading = useRef(false)

  /** A second press while the page is loading would add it twice. */
  async function loadEarlier() {
    if (!nextBefore || isReading.current) return
    isReading.current = true
    const page = await readPage(nextBefore)
    isReading.current = false
    if (!page) return
    setMessages((known) => [...page.messages, ...known])
    setNextBefore(page.nextBefore)
  }

  const isTyping = waiting.some(({ state, file }) => state === 'sending' && !file)
  return { messages, waiting, send, isTyping, hasEarlier: nextBefore !== null, loadEarlier }
}

export type SendWritten = ReturnType<typeof useChat>['send']
