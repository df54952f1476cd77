import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '@/server/errors'
import { createGraph, type GraphOptions, isFailure } from './graph'
import { fetchMedia } from './media'
import { messageBody, type Template, templateBody } from './message-body'
import type { Letter, MessagingPort, OutgoingFile, SendOutcome } from './port'
import { readLetter } from './read-letter'
import { requireSignature } from './signature'

export type WhatsAppOptions = GraphOptions & {
  number: string
  phoneId: string
  appSecret: string
  verifyToken: string
  template?: Template | null
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) })
const uploaded = z.object({ id: z.string().min(1) })
const noted = z.object({ success: z.boolean() })

/** WhatsApp's Cloud API, as https://developers.facebook.com/docs/whatsapp/cloud-api documents it. */
export function createWhatsApp({
  number,
  phoneId,
  appSecret,
  verifyToken,
  template = null,
  ...options
}: WhatsAppOptions): MessagingPort {
  const graph = createGraph(options)
  const { base } = options

  async function send(letter: Letter): Promise<SendOutcome> {
    const file = letter.file && (await upload(letter.file))
    if (file && isFailure(file)) return file
    if (letter.isRecall && !template) return { outcome: 'closed', reason: 'no-template' }
    const body = letter.isRecall && template ? templateBody(letter, template) : messageBody(letter, file)
    const answer = await graph.post(`${phoneId}/messages`, accepted, body)
    if (isFailure(answer)) return answer
    const [first] = answer.messages
    return first
      ? { outcome: 'accepted', messageId: first.id }
      : { outcome: 'temporary', reason: 'answer-empty' }
  }

  async function upload({ bytes, contentType, name }: OutgoingFile) {
    const form = new FormData()
    form.set('messaging_product', 'whatsapp')
    form.set('type', contentType)
    form.set('file', new Blob([new Uint8Array(bytes)], { type: contentType }), name)
    const answer = await graph.upload(`${phoneId}/media`, uploaded, form)
    if (!isFailure(answer)) return { mediaId: answer.id, name }
    // The message itself has not been sent, whatever became of its file.
    return answer.outcome === 'temporary' ? { ...answer, maybeSent: false } : answer
  }

  return {
    channel: 'whatsapp',
    number,
    canRecall: template !== null,
    send,
    async noteRead(messageId) {
      await graph.post(`${phoneId}/messages`, noted, {
        ...{ messaging_product: 'whatsapp', status: 'read', message_id: messageId },
        typing_indicator: { type: 'text' },
      })
    },
    fetchMedia: (mediaId) => fetchMedia({ graph, base, phoneId }, mediaId),
    readEvents(raw, signature, now) {
      requireSignature(raw, signature, appSecret)
      const mailbag = readLetter(jsonOf(raw), phoneId, now)
      if (!mailbag) throw new AppError('invalid', 'letter')
      return mailbag
    },
    answerChallenge({ mode, token = '', challenge = '' }) {
      if (mode !== 'subscribe' || !isSame(token, verifyToken) || !/^[\w-]{1,200}$/.test(challenge))
        throw new AppError('invalid', 'challenge')
      return challenge
    },
  }
}

function isSame(given: string, secret: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function jsonOf(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'))
  } catch {
    throw new AppError('invalid', 'malformed-json')
  }
}
