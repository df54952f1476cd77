import fc from 'fast-check'
import type { OpenApi, Operation, Schema } from '@/server/http/openapi'
import { encodings } from './encode'
import { oddJson } from './odd-json'
import { anyValue, type Known } from './value'

export const callers = ['nobody', 'owner', 'other'] as const
export type Caller = (typeof callers)[number]

export type FuzzRequest = {
  caller: Caller
  /** Straight to the api, or through the web with its cookie. */
  by: 'api' | 'web'
  method: string
  path: string
  type: string | undefined
  body: string | undefined
  /** Of the body. Absent: UTF-8. */
  encoding?: string
}

const wrongTypes = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', '']

/** Any request the contract speaks of, and the ones just beside it. */
export function requestOf(document: OpenApi, known: Known, who: readonly Caller[] = callers) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const kinds = operations.map(({ path, method, operation }) => {
    return fc.record<FuzzRequest>({
      caller: fc.constantFrom(...who),
      by: fc.constantFrom('api', 'web'),
      method: fc.oneof(
        { arbitrary: fc.constant(method), weight: 30 },
        { arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'), weight: 1 },
      ),
      path: addressOf(path, operation, known),
      type: fc.oneof(
        { arbitrary: fc.constant('application/json'), weight: 20 },
        { arbitrary: fc.constantFrom(...wrongTypes), weight: 1 },
      ),
      body: bodyOf(operation, known),
      encoding: fc.oneof(
        { arbitrary: fc.constant('utf-8'), weight: 30 },
        { arbitrary: fc.constantFrom(...encodings), weight: 1 },
      ),
    })
  })
  return fc.constantFrom(...kinds).chain((kind) => kind)
}

function addressOf(path: string, { parameters = [] }: Operation, known: Known) {
  const values = parameters.map(({ name, schema, required }) => {
    const value = fc.oneof(
      {
        arbitrary: anyValue(schema, known, name).map((each) => encodeURIComponent(asText(each))),
        weight: 40,
      },
      { arbitrary: fc.constantFrom(...oddSigns), weight: 1 },
    )
    return required ? value : fc.option(value, { nil: undefined })
  })
  return fc.tuple(...values).map((given) => {
    const query: string[] = []
    let filled = path
    parameters.forEach(({ name, in: place }, index) => {
      const value = given[index]
      if (value === undefined) return
      if (place === 'query') query.push(`${encodeURIComponent(name)}=${value}`)
      else filled = filled.replace(`{${name}}`, () => value || 'x')
    })
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled
  })
}

/** In an address: control signs, a mark that turns the direction, what is no UTF-8, and what is no sign at all. */
const oddSigns = [
  ...['%00', '%0A', '%C2%9B2J', '%C2%85', '%E2%80%AE', '%E2%81%A6', '%E2%80%A8'],
  ...['%FF', '%C0%80', '%ED%A0%80', '%F4%90%80%80', '%zz', '%', '%u0041', '..%2f..%2f', '%25%30%30'],
]

function bodyOf({ requestBody }: Operation, known: Known): fc.Arbitrary<string | undefined> {
  const schema: Schema | undefined = requestBody?.content['application/json']?.schema
  if (!schema) return fc.constant(undefined)
  const whole = anyValue(schema, known).map((value) => JSON.stringify(value))
  const cut = fc.tuple(whole, fc.nat(200)).map(([text, end]) => text?.slice(0, end))
  const odd = whole.chain((text) => oddJson(text ?? 'null'))
  return fc.oneof(
    { arbitrary: whole, weight: 30 },
    { arbitrary: cut, weight: 1 },
    { arbitrary: odd, weight: 3 },
  )
}

const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 500).toWellFormed()
