import { expect, test, vi } from 'vitest'
import { createWhatsApp } from '@/server/ports/messaging/whatsapp'
import { harness } from '@/tests/api/support/harness'
import { graphAccess, webhookAccess } from './access'
import { graphPeer } from './graph-peer'
import { post } from './post'
import { messagesOf, textSent } from './webhook-calls'

const graph = await graphPeer()
const messaging = createWhatsApp({
  ...graphAccess,
  ...webhookAccess,
  base: graph.url,
  number: '+34600000000',
})
const api = await harness({ services: { messaging }, ownDatabase: true })

test('what comes is answered by itself, and what is refused for a moment is tried again', async () => {
  const from = '34711222333'
  graph.inbound.set(from, Date.now())
  graph.refusals.push({ code: 130429, to: from })
  expect(await post(api.url, messagesOf(textSent({ from, at: new Date() }, 'hola')))).toBe(200)
  await vi.waitFor(() => expect(graph.sent).not.toHaveLength(0), { timeout: 20_000 })
  await vi.waitFor(() => expect(graph.receipts).toHaveLength(1), { timeout: 20_000 })
})
