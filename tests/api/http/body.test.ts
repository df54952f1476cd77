import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '@/contract/endpoint'
import { mount } from '@/server/http/mount'
import { harness } from '@/tests/api/support/harness'

const note = z.object({ name: z.string().min(1).max(20), tags: z.array(z.string()).default([]) })
const echo = { method: 'POST', auth: 'public', summary: 'Echo', body: note, reply: note } as const
const asJson = endpoint({ ...echo, path: '/test/echo/' })
const asForm = endpoint({ ...echo, path: '/test/form', form: true })
const small = endpoint({ ...echo, path: '/test/small', maxBodyBytes: 100 })

const api = await harness({
  extend: [
    (app) => {
      for (const each of [asJson, asForm, small]) mount(app, each, (_, { body }) => body)
    },
  ],
})

const json = { 'content-type': 'application/json' }
const post = (path: string, body: BodyInit | undefined, headers: Record<string, string> = json) =>
  api.raw(path, { method: 'POST', body, headers })

const invalid = (fields: Record<string, string>) => ({
  status: 400,
  body: { error: { code: 'invalid', reason: 'validation', fields } },
})

describe('a body', () => {
  test.each(['/test/echo/', '/test/echo'])('reaches the verb with its defaults, at %s', async (path) => {
    expect(await post(path, '{"name":"Ana","more":1}')).toMatchObject({
      status: 200,
      body: { name: 'Ana', tags: [] },
    })
  })

  test.each([
    ['{"name":""}', { name: 'required' }],
    ['{}', { name: 'required' }],
    ['', { name: 'required' }],
    ['{"name":5}', { name: 'type' }],
    [`{"name":"${'x'.repeat(21)}"}`, { name: 'too-long' }],
    ['{"name":"a","tags":["b",1]}', { 'tags.1': 'type' }],
    ['{"name":"a\\u0000b"}', { name: 'characters' }],
    ['{"name":"a","tags":["\\ud800"]}', { 'tags.0': 'characters' }],
    ['[]', { '': 'type' }],
    ['null', { '': 'type' }],
    ['7', { '': 'type' }],
  ])('of %s is told what is wrong with it', async (body, fields) => {
    expect(await post('/test/echo', body)).toMatchObject(invalid(fields))
  })

  test('with a key that cannot be stored is refused too', async () => {
    expect(await post('/test/echo', '{"name":"a","b\\u0000":1}')).toMatchObject({ status: 400 })
  })

  test('that nests deeper than a stack is refused, also where nobody reads it', async () => {
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`
    expect(await post('/test/echo', `{"name":"a","tags":${deep}}`)).toMatchObject({ status: 400 })
    expect(await post('/test/echo', `{"name":"a","other":${deep}}`)).toMatchObject({ status: 400 })
  })

  test('with thousands of faults names fifty', async () => {
    const { body } = await post('/test/echo', JSON.stringify({ name: 'a', tags: Array(5_000).fill(1) }))
    const { error } = z.object({ error: z.object({ fields: z.record(z.string(), z.string()) }) }).parse(body)
    expect(Object.keys(error.fields)).toHaveLength(50)
  })

  test.each(['{', 'name=Ana', '{"name":"Ana",}', '\xff'])('that is no JSON is a 400: %s', async (body) => {
    expect(await post('/test/echo', body)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid', reason: 'malformed-json' } },
    })
  })

  test.each([
    ['a byte of none', [0xff]],
    ['an overlong NUL', [0xc0, 0x80]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
    ['a sign beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
    ['half a sign', [0xe2, 0x82]],
  ])('that is no UTF-8, with %s, is a 400', async (_, odd) => {
    const bytes = new Uint8Array([...Buffer.from('{"name":"'), ...odd, ...Buffer.from('"}')])
    expect(await post('/test/echo', bytes)).toMatchObject({ status: 400 })
  })

  test.each(['utf16le', 'latin1'] as const)('in %s is a 400', async (encoding) => {
    const bytes = new Uint8Array(Buffer.from('{"name":"Begoña"}', encoding))
    expect(await post('/test/echo', bytes)).toMatchObject({
      status: 400,
      body: { error: { reason: 'malformed-json' } },
    })
  })

  test.each([
    ['9'.repeat(5000), 400],
    ['1e400', 400],
    ['{"a":1}', 400],
    ['"b","name":"c"', 200],
  ])('whose name is %s first is a %i', async (first, status) => {
    expect(await post('/test/echo', `{"name":${first}}`)).toMatchObject({ status })
  })

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('of type %s is a 415', async (type) => {
    expect(await post('/test/echo', '{"name":"Ana"}', { 'content-type': type })).toMatchObject({
      status: 415,
      body: { error: { code: 'unsupported', reason: 'content-type' } },
    })
  })

  test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/ld+json'])(
    'of type %s is JSON',
    async (type) => {
      expect(await post('/test/echo', '{"name":"Ana"}', { 'content-type': type })).toMatchObject({
        status: 200,
      })
    },
  )
})

describe('a body that is too large', () => {
  const tooLarge = { status: 413, body: { error: { code: 'too-large', reason: 'body' } } }

  test('is a 413 at 256 KB', async () => {
    expect(
      await post('/test/echo', JSON.stringify({ name: 'a', tags: ['x'.repeat(255_000)] })),
    ).toMatchObject({ status: 200 })
    expect(
      await post('/test/echo', JSON.stringify({ name: 'a', tags: ['x'.repeat(263_000)] })),
    ).toMatchObject(tooLarge)
  })

  test("is a 413 at the endpoint's own limit", async () => {
    expect(await post('/test/small', JSON.stringify({ name: 'a', tags: ['x'.repeat(100)] }))).toMatchObject(
      tooLarge,
    )
  })

  test('is a 413 also when it does not say its length', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(50_000))
    let left = 10
    const stream = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
    })
    const request = { method: 'POST', body: stream, headers: json, duplex: 'half' } as const
    expect(await api.raw('/test/echo', request)).toMatchObject(tooLarge)
  })
})

test('a body in very many small pieces is a 413, and its connection ends', async () => {
  const { port } = new URL(api.url)
  const socket = connect(Number(port), '127.0.0.1')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let heard = ''
  socket.on('data', (data) => {
    heard += data
  })
  socket.on('error', () => undefined)
  const head = ['POST /test/echo HTTP/1.1', 'Host: x', 'Content-Type: application/json']
  socket.write(
    `${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n${'1\r\n \r\n'.repeat(20_000)}`,
  )
  await closed
  expect(heard).toMatch(/^HTTP\/1\.1 413 /)
  expect(heard).toContain('"code":"too-large"')
})

test('a client that hangs up in the middle is no error of ours', async () => {
  const { port } = new URL(api.url)
  const half = 'POST /test/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  api.logged.length = 0
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`${half}Content-Length: 100\r\n\r\n{"na`, () => setTimeout(() => socket.destroy(), 50))
  await vi.waitFor(() => expect(api.logged.join()).toContain('"route":"/test/echo'), { timeout: 15_000 })
  expect(api.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})

describe('form data', () => {
  const form = (fields: [string, string][]) => {
    const data = new FormData()
    for (const [name, value] of fields) data.append(name, value)
    return data
  }

  test('is taken where the contract says so, and JSON still is', async () => {
    const good = { status: 200, body: { name: 'Ana', tags: ['a', 'b'] } }
    const fields: [string, string][] = [
      ['name', 'Ana'],
      ['tags', 'a'],
      ['tags', 'b'],
    ]
    expect(await api.raw('/test/form', { method: 'POST', body: form(fields) })).toMatchObject(good)
    expect(await api.raw('/test/form', { method: 'POST', body: new URLSearchParams(fields) })).toMatchObject(
      good,
    )
    expect(await post('/test/form', JSON.stringify(good.body))).toMatchObject(good)
  })

  test('is checked like any other body', async () => {
    expect(await api.raw('/test/form', { method: 'POST', body: form([['name', 'a\0b']]) })).toMatchObject(
      invalid({ name: 'characters' }),
    )
    expect(await api.raw('/test/form', { method: 'POST', body: form([]) })).toMatchObject(
      invalid({ name: 'required' }),
    )
  })

  test.each([
    ['application/x-www-form-urlencoded', `name=Ana${'&a'.repeat(100_000)}`],
    [
      'multipart/form-data; boundary=x',
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(4000)}--x--`,
    ],
  ])('of more fields than any of ours is not even parsed: %s', async (type, body) => {
    expect(await post('/test/form', body, { 'content-type': type })).toMatchObject({
      status: 400,
      body: { error: { reason: 'malformed-form' } },
    })
  })

  test('that is broken is a 400', async () => {
    expect(
      await post('/test/form', 'nonsense', { 'content-type': 'multipart/form-data; boundary=x' }),
    ).toMatchObject({
      status: 400,
      body: { error: { reason: 'malformed-form' } },
    })
    expect(await post('/test/form', 'nonsense', { 'content-type': 'multipart/form-data' })).toMatchObject({
      status: 400,
    })
  })
})
