import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '@/server/app'
import { createApi } from '@/server/http/api'
import { readBytes } from '@/server/http/body'
import { createLimits } from '@/server/http/limits'
import { listen } from '@/server/http/listen'
import { AppStartError } from '@/server/start-error'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const log = pino({ level: 'silent' })

function appWith(route: string, answer: () => Promise<Response>) {
  const options = { limits: createLimits(), internalSecret: 'x', trustedProxies: 0 }
  const app = createApi({ ...api.ctx, log }, options)
  app.hono.get(route, answer)
  return app
}

describe('listening', () => {
  test('on a port that is taken names it and the variable that changes it', async () => {
    const { port } = new URL(api.url)
    const second = listen(
      appWith('/', async () => new Response()),
      '127.0.0.1',
      Number(port),
    )
    await expect(second).rejects.toThrow(AppStartError)
    await expect(second).rejects.toThrow(new RegExp(`El puerto ${port} .*API_PORT=${Number(port) + 1}`))
  })

  test('keeps an idle connection for longer than proxies do', async () => {
    const { headers } = await fetch(`${api.url}/healthz`)
    const seconds = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])
    expect(seconds).toBeGreaterThan(60)
  })

  test('on a host that is not ours says so', async () => {
    const elsewhere = listen(
      appWith('/', async () => new Response()),
      '192.0.2.1',
      0,
    )
    await expect(elsewhere).rejects.toThrow(/192\.0\.2\.1.*API_HOST/)
  })

  test('ends with what is under way finished', async () => {
    let answer = () => {}
    const asked = Promise.withResolvers<void>()
    const app = appWith('/slow', () => {
      asked.resolve()
      return new Promise((resolve) => {
        answer = () => resolve(new Response('done'))
      })
    })
    const server = await listen(app, '127.0.0.1', 0)
    const slow = fetch(`${server.url}/slow`)
    await asked.promise
    const closed = server.close()
    answer()
    expect(await (await slow).text()).toBe('done')
    await closed
    await expect(fetch(server.url)).rejects.toThrow()
  })

  test.each([
    ['whole', 200, 3 * 1024 * 1024],
    ['too long', 413, 4 * 1024 * 1024],
  ])('charges who calls a webhook for the bytes of a body that is %s', async (_, status, length) => {
    const options = { limits: createLimits(), internalSecret: 'x', trustedProxies: 0 }
    const app = createApp({ ...api.ctx, log }, options)
    app.hono.post('/bytes', async (c) => {
      await readBytes(app, c, 3 * 1024 * 1024)
      return c.text('read')
    })
    const charge = vi.spyOn(app.turns.thread, 'charge')
    const server = await listen(app, '127.0.0.1', 0)
    const chunk = new Uint8Array(64 * 1024)
    const body = new ReadableStream({
      start: (controller) => {
        for (let sent = 0; sent < length; sent += chunk.length) controller.enqueue(chunk)
        controller.close()
      },
    })
    const answer = await fetch(`${server.url}/bytes`, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(answer.status).toBe(status)
    const dearest = Math.max(...charge.mock.calls.map(([, ms]) => ms))
    expect(dearest).toBeGreaterThanOrEqual((3 * 1024) / 64)
    await answer.text()
    await server.close()
  })

  test('goes on answering for a while before its end, and says that it is no longer ready', async () => {
    const options = { limits: createLimits(), internalSecret: 'x', trustedProxies: 0 }
    const app = createApp({ ...api.ctx, log }, options)
    const server = await listen(app, '127.0.0.1', 0)
    const statusOf = async (path: string) => (await fetch(server.url + path)).status
    expect(await statusOf('/readyz')).toBe(200)
    const drained = server.drain(2_000)
    expect(await statusOf('/readyz')).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    const answer = await fetch(`${server.url}/api/capabilities`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('connection')).toBe('close')
    await answer.text()
    await drained
    await server.close()
    await expect(fetch(server.url)).rejects.toThrow()
  })

  test('gives what is under way more time where it has drained', async () => {
    const asked = Promise.withResolvers<void>()
    const app = appWith('/slow', async () => {
      asked.resolve()
      await wait(3_000)
      return new Response('done')
    })
    const server = await listen(app, '127.0.0.1', 0)
    const slow = fetch(`${server.url}/slow`)
    await asked.promise
    await server.close(10_000)
    expect(await (await slow).text()).toBe('done')
  })

  test('hangs up on what does not finish', async () => {
    const asked = Promise.withResolvers<void>()
    const app = appWith('/never', () => {
      asked.resolve()
      return new Promise(() => {})
    })
    const server = await listen(app, '127.0.0.1', 0)
    const never = fetch(`${server.url}/never`).then(
      () => 'answered',
      () => 'hung up',
    )
    await asked.promise
    await server.close()
    expect(await never).toBe('hung up')
  })
})
