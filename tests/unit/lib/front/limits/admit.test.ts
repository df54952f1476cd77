import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it, vi } from 'vitest'
import { admit } from '@/lib/front/limits/admit'
import { BoundedRequest } from '@/lib/front/limits/bounded-request'
import { FinishedResponse } from '@/lib/front/response'
import { routesOf } from '@/lib/front/routes'

const routes = routesOf({ prerendered: { routes: {}, dynamicRoutes: {} }, addresses: {} })
const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterAll(() => said.mockRestore())

const server = createServer(
  { IncomingMessage: BoundedRequest, ServerResponse: FinishedResponse<BoundedRequest> },
  (request, response) => {
    admit({ request, response, routes, proceed: () => Promise.reject(new Error('nobody catches this')) })
  },
)
afterAll(() => server.close())

it.each(['/faqs', '/api/faqs'])('answers %s also where the work for it fails', async (path) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  await answer.text()
  expect(answer.status).toBe(500)
  expect(said).toHaveBeenCalledWith(expect.stringContaining('nobody catches this'))
  await new Promise((resolve) => server.close(resolve))
})
