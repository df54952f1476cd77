import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createRegistry } from '@/telemetry/registry'
import { serveMetrics } from '@/telemetry/serve-metrics'

const portOf = (server: { address(): unknown }) => {
  const address = server.address()
  if (typeof address !== 'object' || address === null || !('port' in address)) throw new Error('no port')
  return Number(address.port)
}

test('answers the numbers and a probe, and nothing else', async () => {
  const registry = createRegistry()
  const server = await serveMetrics(registry, {
    process: 'worker',
    port: 0,
    host: '127.0.0.1',
    variable: 'WORKER_METRICS_PORT',
  })
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${portOf(server)}${path}`, { method })
  const answer = await ask('/metrics')
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^process_resident_memory_bytes\{process="worker"\} \d+$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds\{process="worker",share="0\.99"\} \d/m)
  expect(await (await ask('/healthz')).json()).toEqual({ ok: true })
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics', 'POST')).status).toBe(404)
  server.close()
})

test('a port that is taken is said in one sentence, with its variable', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = portOf(other)
  await expect(
    serveMetrics(createRegistry(), { process: 'web', port, host: '127.0.0.1', variable: 'METRICS_PORT' }),
  ).rejects.toThrow(
    `El puerto ${port} está ocupado: cierra el programa que lo usa o elige otro con METRICS_PORT.`,
  )
  other.close()
})
