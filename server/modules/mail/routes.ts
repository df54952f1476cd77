import * as contract from '@/contract/endpoints/mailbox'
import type { Api } from '@/server/http/api'
import { readBytes } from '@/server/http/body'
import { mount } from '@/server/http/mount'
import { countedWebhook } from '@/server/metrics'
import { listMailbox, readMailbox } from './read-mailbox'
import { takeBounce } from './take-bounce'

export function routes(api: Api) {
  mount(api, contract.listMailbox, listMailbox)
  mount(api, contract.readMailbox, readMailbox)
  mountBounces(api)
}

const path = '/api/mail/bounces'
/** A bounce may contain the whole mail. */
const maxBodyBytes = 2 * 1024 * 1024

/** Not part of the contract: receives a provider's event, or the original bounce mail. */
function mountBounces(api: Api) {
  const { hono, services } = api
  hono.post(path, async (c) => {
    c.set('route', path)
    const [authorization, contentType] = ['authorization', 'content-type'].map(
      (name) => c.req.header(name) ?? '',
    )
    const body = Buffer.from(await readBytes(api, c, maxBodyBytes)).toString('utf8')
    const report = { authorization: authorization ?? '', contentType: contentType ?? '', body }
    return c.json(await countedWebhook('mail', () => takeBounce(services, report)))
  })
}
