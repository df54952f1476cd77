import { signatureOf } from '@/server/ports/messaging/whatsapp'
import { webhookAccess } from './access'

export async function post(url: string, call: object, secret = webhookAccess.appSecret) {
  const raw = Buffer.from(JSON.stringify(call))
  return postRaw(url, raw, signatureOf(raw, secret))
}

export async function postRaw(url: string, raw: Buffer, signature?: string) {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (signature) headers.set('x-hub-signature-256', signature)
  const answer = await fetch(`${url}/api/whatsapp/webhook`, {
    method: 'POST',
    headers,
    body: new Uint8Array(raw),
  })
  await answer.arrayBuffer()
  return answer.status
}
