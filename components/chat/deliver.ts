import { sendFile, type UploadProblem } from '@/components/upload/send-file'
import { sendChatMessage } from '@/contract/endpoints/chat'
import type { ChatMessage, IncomingMessage } from '@/contract/entities/chat'
import { endSession, ownerFetch } from '@/lib/browser/owner-fetch'
import type { Waiting } from './shown'

type Outcome =
  | { is: 'answered'; messages: ChatMessage[] }
  /** Its file has gone up: the message itself comes next. */
  | { is: 'up'; message: IncomingMessage }
  | { is: 'waiting' }
  | { is: 'refused'; problem?: UploadProblem }

/** One step of what waits towards the conversation. */
export const deliver = ({ message, file }: Waiting): Promise<Outcome> =>
  file ? sendUp(file, message) : post(message)

async function post(message: IncomingMessage): Promise<Outcome> {
  const answer = await ownerFetch(sendChatMessage.path, {
    method: sendChatMessage.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  if (answer && !answer.ok && answer.status < 500 && answer.status !== 429) return { is: 'refused' }
  const body: unknown = answer?.ok ? await answer.json().catch(() => null) : null
  const reply = sendChatMessage.reply.safeParse(body).data
  return reply ? { is: 'answered', messages: reply.messages } : { is: 'waiting' }
}

/** What is not the file's fault is over some time. */
const passing = new Set<UploadProblem>(['failed', 'network', 'slow', 'tooMany', 'session'])

async function sendUp(file: File, message: IncomingMessage): Promise<Outcome> {
  const sent = await sendFile(file, () => undefined).done
  if ('problem' in sent) {
    if (sent.problem === 'session') endSession()
    return passing.has(sent.problem) ? { is: 'waiting' } : { is: 'refused', problem: sent.problem }
  }
  if (!('file' in message)) return { is: 'up', message }
  URL.revokeObjectURL(message.file)
  return { is: 'up', message: { ...message, file: sent.url } }
}
