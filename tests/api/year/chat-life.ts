import { getWhatsApp } from '@/contract/endpoints/whatsapp'
import type { Prng } from '@/server/db/seed/prng'
import type { Client } from '@/tests/api/support/client'
import type { Owner } from './cast'

export type Message = { id: string; from: string; at: string; text: string }

/** What an owner's telephone has sent, and what WhatsApp has not brought to us yet. */
export type Phone = { number: string; isLinked: boolean; said: Message[]; undelivered: Message[] }

export const newPhone = (at: number): Phone => ({
  ...{ number: `3460000000${at}`, isLinked: false },
  said: [],
  undelivered: [],
})

const sayings = ['ayuda', '¿qué hay hoy?', '¿qué hay hoy?', 'hola', 'gracias']

type Life = { owner: Owner; client: Client; phone: Phone; roll: Prng; now: Date; mayBeRefused: boolean }

/** An owner writes to the chatbot; the first time with the sentence that links the telephone. */
export async function chattersDeed(life: Life): Promise<string> {
  const { owner, phone, roll, now } = life
  const text = phone.isLinked ? roll.pick(sayings) : await linkText(life)
  if (text === null) return 'finds no link to WhatsApp'
  phone.isLinked = true
  const message = {
    id: `${owner.name} ${phone.said.length}`,
    from: phone.number,
    at: now.toISOString(),
    text,
  }
  phone.said.push(message)
  phone.undelivered.push(message)
  // Now and then WhatsApp brings it later, twice, or after the next.
  const status = roll.chance(0.2) ? 'later' : await bring(life)
  return `writes ${phone.said.length}: ${status}`
}

async function linkText({ client, mayBeRefused }: Life) {
  const { status, body } = await client.get('/api/chat/whatsapp')
  if (status === 200) return new URL(getWhatsApp.reply.parse(body).url ?? '').searchParams.get('text')
  if (mayBeRefused && status >= 500) return null
  throw new Error(`no link to WhatsApp: ${status}`)
}

/** WhatsApp brings what it has, until it is taken. */
export async function bring({ client, phone, roll, mayBeRefused }: Omit<Life, 'owner' | 'now'>) {
  const messages = roll.sample(phone.undelivered, phone.undelivered.length)
  if (messages.length === 0) return 'nothing'
  const again = roll.chance(0.3) ? roll.sample(phone.said, 2) : []
  const { status } = await client.post('/api/whatsapp/webhook', [...messages, ...again])
  if (status === 200) phone.undelivered = []
  else if (!(mayBeRefused && status >= 500)) throw new Error(`WhatsApp brings messages: ${status}`)
  return status
}
