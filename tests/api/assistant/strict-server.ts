import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { z } from 'zod'

export const access = { key: 'sk-prueba-de-la-casa', model: 'lector-1' }

/** What the chat API takes, and nothing else. */
const request = z.strictObject({
  model: z.string(),
  messages: z.tuple([
    z.strictObject({ role: z.literal('system'), content: z.string().min(1) }),
    z.strictObject({ role: z.literal('user'), content: z.string().min(1) }),
  ]),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      strict: z.literal(true),
      schema: z.record(z.string(), z.unknown()),
    }),
  }),
})

type Node = { [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What strict mode knows of JSON Schema. Keys that only some servers know are refused. */
const known = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'anyOf'])

/** In strict mode all properties are required and no others are allowed. */
function schemaProblem(node: unknown, isRoot = true): string | null {
  if (!isNode(node)) return 'a schema is an object'
  const strange = Object.keys(node).find((key) => !known.has(key))
  if (strange) return `${strange} is not permitted`
  if (isRoot && node.type !== 'object') return 'the root is an object'
  const { properties, items, anyOf } = node
  if (node.type === 'object') {
    if (!isNode(properties) || node.additionalProperties !== false)
      return 'additionalProperties must be false'
    const names = Object.keys(properties).sort().join()
    const required = Array.isArray(node.required) ? [...node.required].sort().join() : ''
    if (names !== required) return 'required must name every property'
  }
  const inside = [
    ...(isNode(properties) ? Object.values(properties) : []),
    ...(Array.isArray(anyOf) ? anyOf : []),
  ]
  if (node.type === 'array') inside.push(items)
  return inside.map((one) => schemaProblem(one, false)).find((problem) => problem !== null) ?? null
}

export type Answering = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export const completion = (content: unknown, more: object = {}) => ({
  ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1_700_000_000, model: access.model },
  choices: [
    {
      ...{ index: 0, finish_reason: 'stop', logprobs: null },
      message: {
        role: 'assistant',
        refusal: null,
        content: typeof content === 'string' ? content : JSON.stringify(content),
      },
      ...more,
    },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})

export function sendJson(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** A server of the chat API that refuses whatever a real one would refuse. */
export async function strictServer() {
  const asked: z.infer<typeof request>[] = []
  const refused: string[] = []
  const peer = {
    asked,
    refused,
    answers: ((_, response) => sendJson(response, completion({ menus: [] }))) as Answering,
    /** Answers with this content from now on. */
    answer(content: unknown, more?: object) {
      peer.answers = (_, response) => sendJson(response, completion(content, more))
    },
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const refuse = (status: number, message: string) => {
      refused.push(message)
      sendJson(response, { error: { message, type: 'invalid_request_error' } }, status)
    }
    const body = await text(incoming)
    if (incoming.url !== '/v1/chat/completions') return refuse(404, 'unknown path')
    if (incoming.method !== 'POST') return refuse(405, 'wrong method')
    if (incoming.headers.authorization !== `Bearer ${access.key}`) return refuse(401, 'wrong key')
    if (!/^application\/json\b/.test(incoming.headers['content-type'] ?? '')) return refuse(415, 'no JSON')
    const read = request.safeParse(JSON.parse(body))
    if (!read.success) return refuse(400, read.error.message)
    if (read.data.model !== access.model) return refuse(404, 'unknown model')
    const problem = schemaProblem(read.data.response_format.json_schema.schema)
    if (problem) return refuse(400, problem)
    asked.push(read.data)
    await peer.answers(incoming, response)
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
  return Object.assign(peer, { url: `http://127.0.0.1:${port}/v1` })
}
