import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { languageCodes } from '@/contract/languages'
import { busy, failed, tooMany } from '@/lib/front/answers/refusals'
import { refuse } from '@/lib/front/answers/refuse'
import { wordsIn } from '@/lib/front/answers/words'
import { fill } from '@/lib/i18n/fill'
import { pathIn } from '@/lib/language/path-in'
import { inTrace, newTrace } from '@/telemetry/traces'

let close = () => {}
afterEach(() => close())

async function refused(path: string, refusal = failed, headers: HeadersInit = {}) {
  const server = createServer((request, response) => void refuse(request, response, refusal))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return fetch(`http://127.0.0.1:${port}${path}`, { headers })
}

test.each(languageCodes)(
  'a page in %s says in its language why it is not shown, and leads home',
  async (language) => {
    const html = await (await refused(pathIn(language, '/search'), tooMany(3))).text()
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<h1>${wordsIn(language).refused.tooMany}</h1>`)
    expect(html).toContain(`<a href="${pathIn(language, '/')}">`)
  },
)

test.each(languageCodes)('a widget and a screen in %s wait in their language', async (language) => {
  const { screen, widget } = wordsIn(language)
  expect(await (await refused(pathIn(language, '/widget/abc'), busy)).text()).toContain(
    `<h1>${widget.away}</h1>`,
  )
  expect(await (await refused(pathIn(language, '/pantalla/abc'), busy)).text()).toContain(screen.away)
})

test.each(languageCodes)('a page in %s says the id of the request, as its header does', async (language) => {
  const answer = await refused(pathIn(language, '/search'), failed)
  const id = answer.headers.get('x-request-id') ?? ''
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(await answer.text()).toContain(fill(wordsIn(language).error.code, { digest: id }))
})

test('a call that is refused is told the id of the request on which it is done', async () => {
  const trace = newTrace()
  const server = createServer((request, response) => inTrace(trace, () => refuse(request, response, failed)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const address = server.address()
  const answer = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/filter`)
  expect(answer.headers.get('x-request-id')).toBe(trace.traceId)
  expect(await answer.json()).toMatchObject({ error: { requestId: trace.traceId } })
})

test('a call is answered in the language of the page that calls', async () => {
  const answer = await refused('/api/filter', busy, { referer: 'http://localhost:3000/eu/search' })
  expect(await answer.json()).toMatchObject({
    message: wordsIn('eu').refused.busy,
    error: { reason: 'busy' },
  })
})
