import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareStandIns, standInFor } from '@/lib/front/answers/stand-ins'
import { anyRequestId } from '@/lib/request-id'
import { inTrace, newTrace } from '@/telemetry/traces'

let asked = 0
const reference = (url = '') => (url.endsWith('/error') ? `, reference ${anyRequestId}` : '')
const site = createServer((request, response) => {
  asked += 1
  // The host is not there yet.
  if (asked <= 3) response.statusCode = asked === 1 ? 503 : 500
  else if (request.url?.endsWith('/no-encontrada')) response.statusCode = 404
  response.end(asked <= 3 ? 'a failure' : `page of ${request.url}${reference(request.url)}`)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = site.address()
  await prepareStandIns(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, 1)
})
afterAll(() => void site.close())

const trace = newTrace()
const shown = (statusCode: number, body: string) =>
  inTrace(trace, () => standInFor({ statusCode }, Buffer.from(body)).toString())

describe('standInFor', () => {
  const empty = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'

  it.each([
    ['an empty 404', 404, empty, 'page of /no-encontrada'],
    ['an empty 500', 500, empty, `page of /error, reference ${trace.traceId}`],
    ['a 404 that says something', 404, '<html lang="es">404</html>', '<html lang="es">404</html>'],
    ['a page that is fine', 200, empty, empty],
  ])('%s', (_, status, body, expected) => {
    expect(shown(status, body)).toBe(expected)
  })
})
