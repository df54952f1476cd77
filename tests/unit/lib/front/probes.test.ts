import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { answerProbe, startTakingTraffic, stopTakingTraffic } from '@/lib/front/probes'

test('the web is ready from its first to its last request, and alive all the time', async () => {
  const server = createServer((request, response) => {
    if (!answerProbe(request, response)) response.end('page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
  startTakingTraffic()
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
  stopTakingTraffic()
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
  expect(await (await fetch(`http://127.0.0.1:${port}/readyz/more`)).text()).toBe('page')
  server.close()
})
