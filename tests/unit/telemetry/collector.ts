import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { z } from 'zod'

const attribute = z.strictObject({
  key: z.string(),
  value: z.union([z.strictObject({ stringValue: z.string() }), z.strictObject({ intValue: z.string() })]),
})
const span = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  name: z.string(),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes: z.array(attribute),
  status: z.strictObject({ code: z.literal(2).optional(), message: z.string().optional() }),
})
const request = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(span) }),
      ),
    }),
  ),
})

/** A collector of OpenTelemetry on a port of its own: OTLP over HTTP, as JSON. It takes nothing that the protocol does not know. */
export async function startCollector() {
  const spans: z.infer<typeof span>[] = []
  const headers: IncomingHttpHeaders[] = []
  const services = new Set<string>()
  const refused: unknown[] = []
  const server = createServer(async (incoming, outgoing) => {
    headers.push(incoming.headers)
    const read = request.safeParse(JSON.parse(await text(incoming)))
    if (incoming.url !== '/v1/traces' || !read.success) refused.push(incoming.url, read.error)
    for (const { resource, scopeSpans } of read.data?.resourceSpans ?? []) {
      for (const { value } of resource.attributes) services.add(Object.values(value).join())
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    }
    outgoing.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    headers,
    services,
    /** The spans of a trace, as soon as these are among them. Each span comes after those that ended before it. */
    async spansOf(traceId: string, ...names: string[]) {
      const found = () => spans.filter((one) => one.traceId === traceId)
      await expect.poll(() => found().map(({ name }) => name)).toEqual(expect.arrayContaining(names))
      expect(refused).toEqual([])
      return found()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
