import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createStripeClient } from '@/server/ports/payments/stripe/client'
import { withId } from '@/server/ports/payments/stripe/shapes'

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { asked, url: `http://127.0.0.1:${port}` }
}

const customerAt = (apiUrl: string) =>
  createStripeClient({ secretKey: 'sk_test_mantel', apiUrl }).get(withId, ({ customers }) =>
    customers.retrieve('cus_1'),
  )

const json =
  (body: string, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body)

describe('a client of Stripe', () => {
  test('says its version and its key, and nothing of the machine it runs on', async () => {
    const { asked, url } = await serve(json('{"id":"cus_1"}'))
    expect(await customerAt(url)).toEqual({ id: 'cus_1' })
    const headers = asked[0]?.headers
    expect(asked[0]?.url).toBe('/v1/customers/cus_1')
    expect(headers).toMatchObject({
      authorization: 'Bearer sk_test_mantel',
      'stripe-version': '2026-10-28.endive',
    })
    expect(String(headers?.['x-stripe-client-user-agent'])).not.toMatch(/telemetry_id|platform/)
    expect(headers?.['x-stripe-client-telemetry']).toBeUndefined()
  })

  test('takes its key nowhere else', async () => {
    const other = await serve(json('{"id":"cus_1"}'))
    const { asked, url } = await serve((_, response) => {
      response.writeHead(307, { location: `${other.url}/v1/customers/cus_1` }).end()
    })
    await expect(customerAt(url)).rejects.toMatchObject({ name: 'ProviderError', outcome: 'away' })
    expect([asked.length, other.asked.length]).toEqual([3, 0])
  })

  test.each([
    ['no JSON', '<html>', 200],
    ['something else', '{"object":"customer"}', 200],
    ['no', '{"error":{"type":"invalid_request_error","message":"No such customer"}}', 404],
  ])('names as refused what is answered with %s', async (_, body, status) => {
    const { url } = await serve(json(body, status))
    await expect(customerAt(url)).rejects.toMatchObject({ name: 'ProviderError', outcome: 'refused' })
  })
})
