import fc from 'fast-check'
import type { OpenApi, Operation, Schema } from '@/server/http/openapi'
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
    })
  })
  return fc.constantFrom(...kinds).chain((kind) => kind)
}

function addressOf(path: string, { parameters = [] }: Operation, known: Known) {
  const values = parameters.map(({ name, schema, required }) => {
    const value = anyValue(schema, known, name).map(asText)
    return required ? value : fc.option(value, { nil: undefined })
  })
  return fc.tuple(...values).map((given) => {
    const query = new URLSearchParams()
    let filled = path
    parameters.forEach(({ name, in: place }, index) => {
      const value = given[index]
      if (value === undefined) return
      if (place === 'query') query.append(name, value)
      else filled = filled.replace(`{${name}}`, () => encodeURIComponent(value) || 'x')
    })
    return query.size > 0 ? `${filled}?${query}` : filled
  })
}

function bodyOf({ requestBody }: Operation, known: Known): fc.Arbitrary<string | undefined> {
  const schema: Schema | undefined = requestBody?.content['application/json']?.schema
  if (!schema) return fc.constant(undefined)
  const whole = anyValue(schema, known).map((value) => JSON.stringify(value))
  const cut = fc.tuple(whole, fc.nat(200)).map(([text, end]) => text?.slice(0, end))
  return fc.oneof({ arbitrary: whole, weight: 30 }, { arbitrary: cut, weight: 1 })
}

const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 500).toWellFormed()
