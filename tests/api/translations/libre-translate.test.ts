import { beforeEach, expect, test } from 'vitest'
import { createLibreTranslate } from '@/server/ports/translator/libre-translate'
import { key, sendJson, strictLibre } from './strict-libre'

const server = await strictLibre()
const question = { names: ['Trapisonda', 'Gazuza'], from: 'es', to: 'en' } as const

const translator = (more: Partial<Parameters<typeof createLibreTranslate>[0]> = {}) =>
  createLibreTranslate({ url: server.url, key, ...more })

beforeEach(() => {
  server.asked.length = 0
  server.refused.length = 0
  server.answers = server.translates
})

test('the server takes the request, and its answer is read', async () => {
  const texts = ['en: Trapisonda', 'en: Gazuza']
  expect(await translator().translate(question)).toEqual({ texts })
  expect(await translator({ url: `${server.url}/` }).translate(question)).toEqual({ texts })
  expect(server.refused).toEqual([])
})

test('a wrong key and a wrong address are failures that blame no name', async () => {
  const isDown = true
  expect(await translator({ key: 'otra' }).translate(question)).toEqual({ failure: 'http-403', isDown })
  expect(await translator({ key: undefined }).translate(question)).toEqual({ failure: 'http-403', isDown })
  expect(await translator({ url: `${server.url}/x` }).translate(question)).toEqual({
    failure: 'http-404',
    isDown,
  })
  expect(await translator({ url: 'http://127.0.0.1:1' }).translate(question)).toEqual({
    failure: 'unreachable',
    isDown,
  })
})

test.each([
  ['a text with a tag', '<b>stew</b>'],
  ['two lines', 'stew\nof the house'],
  ['a control character', 'stew\u0007'],
  ['the name itself', ' trapisonda '],
  ['nothing', ''],
  ['no letters', '***'],
  ['a speech', 'stew '.repeat(30)],
])('%s is of no use, and the others are', async (_, text) => {
  server.answers = (_asked, response) => sendJson(response, { translatedText: [text, 'Bread soup'] })
  expect(await translator().translate(question)).toEqual({ texts: [null, 'Bread soup'] })
})

test.each([
  ['no JSON', 'garbage'],
  ['an error with status 200', '{"error":"llave-de-prueba"}'],
  ['too few texts', '{"translatedText":["one"]}'],
  ['one text for all', '{"translatedText":"one, two"}'],
  ['numbers', '{"translatedText":[1,2]}'],
  ['nothing', ''],
])('a body with %s is a failure of these names', async (_, body) => {
  server.answers = (_asked, response) => void response.writeHead(200).end(body)
  expect(await translator().translate(question)).toEqual({ failure: 'other-schema', isDown: false })
})

test('an enormous answer is not read to its end', async () => {
  const closed = Promise.withResolvers<void>()
  server.answers = (_asked, response) => {
    const part = 'x'.repeat(64 * 1024)
    response.on('close', closed.resolve)
    const go = () => {
      while (!response.destroyed && response.write(part));
    }
    response.on('drain', go)
    go()
  }
  expect(await translator().translate(question)).toEqual({ failure: 'too-long', isDown: false })
  await closed.promise
})

test('a silent server is left after the time limit, before its answer and within it', async () => {
  const silence = { failure: 'silence', isDown: true }
  server.answers = () => {}
  expect(await translator({ silenceMs: 50 }).translate(question)).toEqual(silence)
  server.answers = (_asked, response) => void response.writeHead(200).write('{"translatedText"')
  expect(await translator({ silenceMs: 50 }).translate(question)).toEqual(silence)
})

test('a redirect is not followed', async () => {
  const away = await strictLibre()
  server.answers = (_asked, response) =>
    void response.writeHead(307, { location: `${away.url}/translate` }).end()
  expect(await translator().translate(question)).toMatchObject({ failure: 'unreachable' })
  expect(away.asked).toEqual([])
})

test('after three failures in a row the server is left alone for ten minutes', async () => {
  let now = 0
  const one = translator({ now: () => now })
  server.answers = (_asked, response) => sendJson(response, {}, 503)
  for (let time = 0; time < 3; time += 1)
    expect(await one.translate(question)).toEqual({ failure: 'http-503', isDown: true })
  server.answers = server.translates
  expect(await one.translate(question)).toEqual({ failure: 'resting', isDown: true, isUnasked: true })
  expect(server.asked).toHaveLength(3)
  now += 600_000
  expect(await one.translate(question)).toMatchObject({ texts: ['en: Trapisonda', 'en: Gazuza'] })
})
