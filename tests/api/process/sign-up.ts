import { randomUUID } from 'node:crypto'
import { register } from '@/contract/endpoints/accounts'

/** A new owner of a running api. */
export async function signUp(url: string) {
  const email = `proceso-${randomUUID()}@mantel.example`
  const body = JSON.stringify({ firstName: 'Ana', lastName: 'Gil', email, password: 'salmorejo con huevo' })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(url + register.path, { method: 'POST', headers, body })
  return register.reply.parse(await reply.json())
}
