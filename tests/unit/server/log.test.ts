import { expect, test } from 'vitest'
import { createLog } from '@/server/log'

/** The line that the log writes. */
function written(line: object) {
  const lines: string[] = []
  createLog('info', { write: (text: string) => void lines.push(text) }).info(line, 'tested')
  return lines.join('')
}

const long = 'x'.repeat(1_000_000)

test('a line stays one that is read, whatever somebody else has put into an error', () => {
  const cause = Object.assign(new Error(`invalid input syntax: "${long}"`), { code: long })
  const err = new Error(`Failed query: select ${long}\nparams: ana@example.com`, { cause })
  const line = written({ err, reason: long, id: 'abc' })
  expect(line.length).toBeLessThan(10_000)
  expect(JSON.parse(line)).toMatchObject({
    id: 'abc',
    err: { type: 'Error', message: expect.stringMatching(/^Failed query: select x{900,}$/) },
  })
})

test('it says where an error was thrown, and takes no line of its text for such a place', () => {
  const { err } = JSON.parse(written({ err: new Error('one\n    at nowhere') }))
  expect(err.at[0]).toContain('log.test.ts')
  expect(err.at.join()).not.toContain('nowhere')
})

test('the values of a query are left out, and its error is named', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ana@example.com)',
  })
  const line = written({ err: new Error('Failed query: insert\nparams: ana@example.com', { cause }) })
  expect(JSON.parse(line)).toMatchObject({ err: { cause: { code: '23505', message: 'duplicate key' } } })
  expect(line).not.toContain('ana@')
})
