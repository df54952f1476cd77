import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { boundUnread } from '@/lib/front/limits/bound-unread'
import { isReadable } from '@/lib/front/request'
import { FinishedResponse } from '@/lib/front/response'
import { noteUnanswered, whileAsking } from '@/lib/host/unanswered'

const page = `<!doctype html><script>self.__next_f.push([1,"x"])</script>${'<p>Menú del día</p>'.repeat(100)}`

let close = () => {}
afterEach(() => close())

async function answered(
  listener: RequestListener<typeof IncomingMessage, typeof FinishedResponse>,
  headers: HeadersInit = {},
  method = 'GET',
) {
  const server = createServer({ ServerResponse: FinishedResponse }, listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return fetch(`http://127.0.0.1:${port}/pagina`, { method, headers, redirect: 'manual' })
}

const html: RequestListener<typeof IncomingMessage, typeof FinishedResponse> = (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('etag', '"1"')
  response.write(page.slice(0, 300))
  response.end(page.slice(300))
}

describe('FinishedResponse', () => {
  it.each(['br', 'gzip', 'identity'])('sends a page whole, with its policy, as %s', async (encoding) => {
    for (const _ of ['rendered', 'remembered']) {
      const answer = await answered(html, { 'accept-encoding': encoding })
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(await answer.text()).toBe(page)
      close()
    }
  })

  it('leads to one place, though Next writes it twice', async () => {
    const answer = await answered((_, response) => {
      response.statusCode = 308
      response.appendHeader('location', '/aqui')
      response.appendHeader('location', '/aqui')
      response.end()
    })
    expect(answer.headers.get('location')).toBe('/aqui')
  })

  it.each([
    ['public, max-age=31536000, immutable', 'GET', null],
    ['s-maxage=300, stale-while-revalidate=31535700', 'GET', null],
    ['s-maxage=300', 'HEAD', null],
    ['no-cache', 'GET', null],
    [undefined, 'GET', null],
    ['private, no-cache', 'GET', 'of one request'],
    ['no-store', 'GET', 'of one request'],
    [undefined, 'POST', 'of one request'],
  ])('with %s to a %s says the id of the request: %s', async (control, method, said) => {
    for (const type of ['text/html; charset=utf-8', 'image/webp']) {
      const answer = await answered(
        (_, response) => {
          response.writeHead(200, {
            ...{ 'content-type': type, 'x-request-id': 'of one request' },
            ...(control && { 'cache-control': control }),
          })
          response.end(page)
        },
        {},
        method,
      )
      expect(answer.headers.get('x-request-id')).toBe(said)
      close()
    }
  })

  it('takes the headers of writeHead', async () => {
    const answer = await answered((_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(page)
    })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'")
    expect(await answer.text()).toBe(page)
  })

  it('lets bytes stream by', async () => {
    const answer = await answered((_, response) => {
      response.writeHead(200, { 'content-type': 'image/webp' })
      response.write(Buffer.from([1, 2]))
      response.end(Buffer.from([3]))
    })
    expect(answer.headers.get('content-security-policy')).toBeNull()
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 3])
  })

  it.each([
    ['HEAD', 200],
    ['GET', 304],
  ])('sends no body with %s %i', async (method, status) => {
    const answer = await answered(
      (_, response) => response.writeHead(status, { 'content-type': 'text/html', etag: '"1"' }).end(),
      {},
      method,
    )
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe('')
  })

  it.each([
    ['GET', 500, 503],
    ['HEAD', 500, 503],
    ['GET', 404, 404],
    ['GET', 200, 200],
  ])('%s %i is %i where the host did not answer', async (method, status, said) => {
    const answer = await answered(
      (_, response) => {
        whileAsking(response.asked, async () => {
          setTimeout(() => {
            noteUnanswered()
            response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page)
          })
        })
      },
      {},
      method,
    )
    expect(answer.status).toBe(said)
    expect(answer.headers.has('retry-after')).toBe(said === 503)
    expect(await answer.text()).toBe(method === 'HEAD' ? '' : page)
  })

  it('says that the host did not answer in the place of a word of English', async () => {
    const answer = await answered((_, response) => {
      response.asked.isUnanswered = true
      response.writeHead(500).end('Internal Server Error')
    })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('El servicio no responde.')
  })

  it('leaves what is compressed already', async () => {
    const answer = await answered((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(page))
    })
    expect(await answer.text()).toBe(page)
  })
})

describe('isReadable', () => {
  it.each([
    ['/restaurant/profile/a_%C3%B1', true],
    ['/?q=%', true],
    ['/%', false],
    ['/restaurant/profile/a_%E0%A4%A', false],
  ])('%s: %s', (url, readable) => {
    expect(isReadable(url)).toBe(readable)
  })
})

describe('a body that streams to a slow reader', () => {
  const megabyte = Buffer.alloc(1024 * 1024)

  it('says when it must wait, and goes on when it is let', async () => {
    const said: string[] = []
    const answer = await answered((_, response) => {
      response.setHeader('content-type', 'image/png')
      response.on('stalled', () => said.push('stalled'))
      response.beforeDrain = (goOn) => {
        said.push('read')
        setTimeout(goOn, 20)
      }
      for (let n = 0; n < 8; n += 1) response.write(megabyte)
      response.once('drain', () => {
        said.push('drain')
        response.end()
      })
    })
    expect((await answer.arrayBuffer()).byteLength).toBe(8 * megabyte.length)
    expect(said).toEqual(['stalled', 'read', 'drain'])
  })

  it('does not say so of a reader who reads at once', async () => {
    const stalled = vi.fn()
    const piece = Buffer.alloc(32 * 1024)
    const answer = await answered((_, response) => {
      response.setHeader('content-type', 'image/png')
      response.on('stalled', stalled)
      let left = 20
      const more = () => {
        left -= 1
        if (left === 0) response.end()
        else if (response.write(piece)) more()
        else response.once('drain', more)
      }
      more()
    })
    expect((await answer.arrayBuffer()).byteLength).toBe(19 * piece.length)
    expect(stalled).not.toHaveBeenCalled()
  })

  it('breaks what would wait for its reader beside too much else of this client', async () => {
    const made: FinishedResponse[] = []
    const server = createServer({ ServerResponse: FinishedResponse }, (_, response) => {
      boundUnread({ client: 'somebody' }, response)
      response.setHeader('content-type', 'image/png')
      made.push(response)
      response.end(Buffer.alloc(10 * 1024 * 1024))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const sockets = [1, 2].map(() => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'))
      socket.on('error', () => undefined)
      return socket.pause()
    })
    await expect.poll(() => made.map(({ destroyed }) => destroyed)).toEqual([false, true])
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => made.every(({ closed }) => closed)).toBe(true)
    server.close()
  })
})
