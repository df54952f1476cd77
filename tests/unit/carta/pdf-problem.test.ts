import { expect, it } from 'vitest'
import { problemOf } from '@/components/carta/pdf-problem'

const named = (name: string, more: object = {}) => Object.assign(new Error('x'), { name, ...more })

it.each([
  [named('InvalidPDFException'), 'broken'],
  [named('PasswordException', { code: 1 }), 'locked'],
  [named('ResponseException', { status: 404, missing: true }), 'missing'],
  [named('ResponseException', { status: 503, missing: false }), 'unreachable'],
  [named('UnknownErrorException'), 'unreachable'],
  [new TypeError('Failed to fetch'), 'unreachable'],
])('%s is %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem)
})
