import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { firstLanguage, type WholeLanguage } from '@/contract/languages'
import { AppError } from '@/server/errors'
import { createGraph, type GraphOptions, isFailure } from './graph'
import { fetchMedia } from './media'
import { messageBody, type Template, templateBody } from './message-body'
import type { MessagingPort, OutgoingFile, OutgoingMessage, SendOutcome } from './port'
import { readWebhook } from './read-webhook'

export type WhatsAppOptions = GraphOptions & {
  number: string
  phoneId: string
  appSecret: string
  verifyToken: string
  /** The approved templates, each for the owners of a language. The others are called back in Castilian. */
  templates?: Partial<Record<WholeLanguage, Template>>
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) })
const uploaded = z.object({ id: z.string().min(1) })
const acknowledgement = z.object({ success: z.boolean() })

/** WhatsApp's Cloud API, as https://developers.facebook.com/docs/whatsapp/cloud-api documents it. */
export function createWhatsApp({
  number,
  phoneId,
  appSecret,
  verifyToken,
  templates = {},
  ...options
}: WhatsAppOptions): MessagingPort {
  const graph = createGraph(options)
  const { base } = options

  async function send(message: OutgoingMessage): Promise<SendOutcome> {
    const file = message.file && (await upload(message.file))
    if (file && isFailure(file)) return file
    const { recallIn } = message
    const template = recallIn && templates[recallIn]
    if (recallIn && !template) return { outcome: 'closed', reason: 'no-template' }
    const body = template ? templateBody(message, template) : messageBody(message, file)
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
    // The upload of the file failed: the message itself has not been sent.
    return answer.outcome === 'temporary' ? { ...answer, maybeSent: false } : answer
  }

  return {
    channel: 'whatsapp',
    number,
    recallsIn: (language) => ([language, firstLanguage] as const).find((one) => templates[one]) ?? null,
    send,
    async noteRead(messageId) {
      await graph.post(`${phoneId}/messages`, acknowledgement, {
        ...{ messaging_product: 'whatsapp', status: 'read', message_id: messageId },
        typing_indicator: { type: 'text' },
      })
    },
    fetchMedia: (mediaId) => fetchMedia({ graph, base, phoneId }, mediaId),
    readEvents(raw, signature, now) {
      requireSignature(raw, signature, appSecret)
      const mailbag = readWebhook(jsonOf(raw), phoneId, now)
      if (!mailbag) throw new AppError('invalid', 'webhook')
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

const header = /^sha256=([0-9a-f]{64})$/

/** X-Hub-Signature-256: an HMAC over the received bytes, with the app's secret. */
export const signatureOf = (raw: Uint8Array, secret: string) =>
  `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`

function requireSignature(raw: Uint8Array, given: string, secret: string) {
  if (!header.test(given)) throw new AppError('invalid', 'signature-missing')
  if (!timingSafeEqual(Buffer.from(signatureOf(raw, secret)), Buffer.from(given)))
    throw new AppError('invalid', 'signature-wrong')
}
