import { beforeEach, expect, test } from 'vitest'
import { createChatCompletions } from '@/server/ports/assistant/chat-completions'
import { access, sendJson, strictServer } from './strict-server'

const server = await strictServer()
const message = 'de comer hoy: lentegas, pollo, 12 €'
const reading = {
  menus: [
    {
      ...{ day: 'hoy', isDinner: false, price: 12, halfPrice: null, includes: [] },
      courses: [{ course: 'firsts', dishes: [{ name: 'lentegas', supplement: null }] }],
    },
  ],
}

const assistant = (more: Partial<Parameters<typeof createChatCompletions>[0]> = {}) =>
  createChatCompletions({ url: server.url, ...access, ...more })

beforeEach(() => {
  server.asked.length = 0
  server.refused.length = 0
  server.answer(reading)
})

test('the server takes the request, and its answer is read', async () => {
  expect(await assistant().read(message)).toEqual({ reading })
  expect(await assistant({ url: `${server.url}/` }).read(message)).toEqual({ reading })
  expect(server.refused).toEqual([])
})

test('the message is all that the server is given', async () => {
  await assistant().read(message)
  const [asked] = server.asked
  expect(asked?.messages[1]).toEqual({ role: 'user', content: message })
  expect(asked?.messages[0].content).not.toContain('lentegas')
  expect(Object.keys(asked ?? {}).sort()).toEqual(['messages', 'model', 'response_format'])
})

test('a wrong key, a wrong model and a wrong address are failures', async () => {
  expect(await assistant({ key: 'otra' }).read(message)).toEqual({ failure: 'http-401' })
  expect(await assistant({ key: undefined }).read(message)).toEqual({ failure: 'http-401' })
  expect(await assistant({ model: 'otro' }).read(message)).toEqual({ failure: 'http-404' })
  expect(await assistant({ url: `${server.url}/otra` }).read(message)).toEqual({ failure: 'http-404' })
  expect(await assistant({ url: 'http://127.0.0.1:1/v1' }).read(message)).toEqual({ failure: 'unreachable' })
})

test.each([
  ['no JSON at all', '<html>502</html>', 'other-schema'],
  ['half a JSON', '{"menus":[{"day":nu', 'other-schema'],
  ['another schema', { menus: [{ dishes: ['Lentejas'] }] }, 'other-schema'],
  ['a menu with something beside it', { ...reading, publish: true }, 'other-schema'],
  [
    'a course that there is not',
    { menus: [{ ...reading.menus[0], courses: [{ course: 'x', dishes: [] }] }] },
    'other-schema',
  ],
  ['nothing', '', 'other-schema'],
])('content that is %s is a failure', async (_, content, failure) => {
  server.answer(content)
  expect(await assistant().read(message)).toEqual({ failure })
})

test('a refusal and an answer that was cut are failures', async () => {
  server.answer('', { message: { role: 'assistant', content: null, refusal: 'No puedo ayudarte.' } })
  expect(await assistant().read(message)).toEqual({ failure: 'refused' })
  server.answer(reading, { finish_reason: 'length' })
  expect(await assistant().read(message)).toEqual({ failure: 'cut' })
})

test.each([
  ['no JSON', 'garbage'],
  ['no choices', '{"choices":[]}'],
  ['an error with status 200', '{"error":{"message":"sk-prueba-de-la-casa"}}'],
  ['nothing', ''],
])('a body with %s is a failure', async (_, body) => {
  server.answers = (_, response) => void response.writeHead(200).end(body)
  expect(await assistant().read(message)).toEqual({ failure: 'no-completion' })
})

test('an enormous answer is not read to its end', async () => {
  let sent = 0
  const closed = Promise.withResolvers<void>()
  server.answers = (_, response) => {
    const part = 'x'.repeat(64 * 1024)
    response.on('close', closed.resolve)
    const go = () => {
      while (!response.destroyed && response.write(part)) sent += part.length
    }
    response.on('drain', go)
    go()
  }
  expect(await assistant().read(message)).toEqual({ failure: 'too-long' })
  await closed.promise
  expect(sent).toBeLessThan(64 * 1024 * 1024)
})

test('a silent server is left after the time limit, before its answer and within it', async () => {
  server.answers = () => {}
  expect(await assistant({ silenceMs: 50 }).read(message)).toEqual({ failure: 'silence' })
  server.answers = (_, response) => void response.writeHead(200).write('{"choices"')
  expect(await assistant({ silenceMs: 50 }).read(message)).toEqual({ failure: 'silence' })
})

test('a redirect is not followed', async () => {
  const away = await strictServer()
  server.answers = (_, response) =>
    void response.writeHead(307, { location: `${away.url}/chat/completions` }).end()
  expect(await assistant().read(message)).toEqual({ failure: 'unreachable' })
  expect(away.asked).toEqual([])
})

test('a broken connection is a failure', async () => {
  server.answers = (_, response) => void response.destroy()
  expect(await assistant().read(message)).toEqual({ failure: 'unreachable' })
})

test('after three failures in a row the server is left alone for a minute', async () => {
  let now = 0
  const one = assistant({ now: () => now })
  server.answers = (_, response) => sendJson(response, {}, 503)
  for (let time = 0; time < 3; time += 1) expect(await one.read(message)).toEqual({ failure: 'http-503' })
  server.answer(reading)
  expect(await one.read(message)).toEqual({ failure: 'resting' })
  expect(server.asked).toHaveLength(3)
  now += 60_000
  expect(await one.read(message)).toEqual({ reading })
})

test('an answer between failures begins the count anew, also one that is of no use', async () => {
  const one = assistant()
  for (const content of [reading, 'garbage', reading]) {
    server.answers = (_, response) => sendJson(response, {}, 503)
    for (let time = 0; time < 2; time += 1) expect(await one.read(message)).toEqual({ failure: 'http-503' })
    server.answer(content)
    expect(await one.read(message)).not.toEqual({ failure: 'resting' })
  }
})
