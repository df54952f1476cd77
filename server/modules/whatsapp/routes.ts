import * as contract from '@/contract/endpoints/whatsapp'
import type { Api } from '@/server/http/api'
import { readBytes } from '@/server/http/body'
import { mount } from '@/server/http/mount'
import { countedWebhook } from '@/server/metrics'
import { getWhatsApp } from './get-whatsapp'
import { type Refused, receiveWebhook } from './receive-webhook'
import { unlinkPhone } from './unlink-phone'

export function routes(api: Api) {
  mount(api, contract.getWhatsApp, getWhatsApp)
  mount(api, contract.unlinkPhone, unlinkPhone)
  mountWebhook(api)
}

const path = '/api/whatsapp/webhook'
/** The limit that Meta gives for a webhook call. */
const maxBodyBytes = 3 * 1024 * 1024

/** Not part of the contract, because the signature covers the raw bytes of the body. */
function mountWebhook(api: Api) {
  const { hono, services } = api
  const refused: Refused = { forged: 0, stale: 0 }
  hono.get(path, (c) => {
    c.set('route', path)
    const [mode, token, challenge] = ['mode', 'verify_token', 'challenge'].map((name) =>
      c.req.query(`hub.${name}`),
    )
    return c.text(services.messaging.answerChallenge({ mode, token, challenge }))
  })
  hono.post(path, async (c) => {
    c.set('route', path)
    const signature = c.req.header('x-hub-signature-256') ?? ''
    const raw = await readBytes(api, c, maxBodyBytes)
    await countedWebhook('whatsapp', () => receiveWebhook(services, { raw, signature }, refused))
    return c.json({ received: true })
  })
}
