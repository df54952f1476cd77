import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { z } from 'zod'

export const key = 'llave-de-prueba'

/** What LibreTranslate takes, and nothing else. */
const request = z.strictObject({
  q: z.array(z.string().min(1)).min(1).max(20),
  source: z.enum(['es', 'ca', 'gl', 'eu']),
  target: z.enum(['en', 'fr', 'de', 'ca', 'es']),
  format: z.literal('text'),
  api_key: z.literal(key),
})

export type Answering = (asked: z.infer<typeof request>, response: ServerResponse) => void

export function sendJson(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const translates: Answering = ({ q, target }, response) =>
  sendJson(response, { translatedText: q.map((name) => `${target}: ${name}`) })

/** A translator that refuses whatever a real one would refuse. */
export async function strictLibre() {
  const asked: z.infer<typeof request>[] = []
  const refused: string[] = []
  const peer = { asked, refused, translates, answers: translates }

  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const refuse = (status: number, error: string) => {
      refused.push(error)
      sendJson(response, { error }, status)
    }
    const body = await text(incoming)
    if (incoming.url !== '/translate') return refuse(404, 'unknown path')
    if (incoming.method !== 'POST') return refuse(405, 'wrong method')
    if (!/^application\/json\b/.test(incoming.headers['content-type'] ?? '')) return refuse(415, 'no JSON')
    const given = JSON.parse(body)
    if (given.api_key !== key) return refuse(403, 'Invalid API key')
    const read = request.safeParse(given)
    if (!read.success) return refuse(400, read.error.message)
    if (read.data.source === read.data.target) return refuse(400, 'the same language')
    asked.push(read.data)
    peer.answers(read.data, response)
  }

  const server = createServer(
    (incoming, response) => void serve(incoming, response).catch(() => response.destroy()),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return Object.assign(peer, { url: `http://127.0.0.1:${port}` })
}
