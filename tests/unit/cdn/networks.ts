import { createServer, type IncomingMessage } from 'node:http'
import { z } from 'zod'

export type Asked = { tags: string[] }
type Answer = { status: number; body: unknown; headers?: Record<string, string> }
type Judge = (request: IncomingMessage, body: string) => Asked | Answer

/** One of the calls that a test has the network refuse. */
export type Trouble = Answer | 'hang-up'

/**
 * A network that takes only what its documentation allows. Anything else is refused as the network does, and remembered, so that a test
 * fails by it.
 */
async function startNetwork(judge: Judge, done: (asked: Asked) => unknown) {
  const purged: string[][] = []
  const refused: Answer[] = []
  const troubles: Trouble[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const trouble = troubles.shift()
    if (trouble === 'hang-up') return request.socket.destroy()
    const judged = trouble ?? judge(request, body)
    const isTaken = 'tags' in judged
    if (isTaken) purged.push(judged.tags)
    else if (!trouble) refused.push(judged)
    const answer: Answer = isTaken ? { status: 200, body: done(judged) } : judged
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}`, purged, refused, troubles, close: () => void server.close() }
}

const isJson = ({ headers }: IncomingMessage) => headers['content-type'] === 'application/json'

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Tags are written with commas between them in the header, and have no spaces; 1 to 100 in a call, and nothing else beside them. */
const cloudflareBody = z.strictObject({
  tags: z
    .array(z.string().regex(/^[\x21-\x2b\x2d-\x7e]+$/))
    .min(1)
    .max(100),
})

const ofCloudflare = (status: number, code: number, message: string): Answer => ({
  status,
  body: { success: false, errors: [{ code, message }], messages: [], result: null },
})

/** https://developers.cloudflare.com/api/resources/cache/methods/purge/ and …/cache/how-to/purge-cache/ */
export const startCloudflare = ({ id, token }: { id: string; token: string }) =>
  startNetwork(
    (request, body) => {
      if (request.headers.authorization !== `Bearer ${token}`)
        return ofCloudflare(403, 10000, 'Authentication error')
      if (request.method !== 'POST' || request.url !== `/client/v4/zones/${id}/purge_cache`)
        return ofCloudflare(404, 7003, 'Could not route')
      const asked = cloudflareBody.safeParse(parsed(body))
      return isJson(request) && asked.success ? asked.data : ofCloudflare(400, 1094, 'Unable to purge')
    },
    () => ({ success: true, errors: [], messages: [], result: { id } }),
  )

/** Keys are written with spaces between them in the header; 1 to 256 in a call, each of 1,024 bytes at most. */
const fastlyBody = z.strictObject({
  surrogate_keys: z
    .array(
      z
        .string()
        .regex(/^[\x21-\x7e]+$/)
        .max(1024),
    )
    .min(1)
    .max(256),
})

/** https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag */
export const startFastly = ({ id, token }: { id: string; token: string }) =>
  startNetwork(
    (request, body) => {
      if (request.headers['fastly-key'] !== token)
        return { status: 401, body: { msg: 'Provided credentials are missing or invalid' } }
      if (request.method !== 'POST' || request.url !== `/service/${id}/purge`)
        return { status: 404, body: { msg: 'Record not found' } }
      const asked = fastlyBody.safeParse(parsed(body))
      return isJson(request) && request.headers.accept === 'application/json' && asked.success
        ? { tags: asked.data.surrogate_keys }
        : { status: 400, body: { msg: 'Bad request' } }
    },
    ({ tags }) => Object.fromEntries(tags.map((tag, at) => [tag, `108-1391560174-${at}`])),
  )
