import pg from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseAway } from '@/server/db/database-away'

function answered(message: string, code: string, severity = 'ERROR') {
  const error = new pg.DatabaseError(message, message.length, 'error')
  return new Error('Failed query', { cause: Object.assign(error, { code, severity }) })
}

test.each([
  ['a full disk', answered('could not extend file "base/5/16714": No space left on device', '53100')],
  ['a full disk, at the start of a session', answered('could not write init file', 'XX000', 'FATAL')],
  ['no connection left', answered('too many connections for role "mantel"', '53300', 'FATAL')],
  ['no memory left', answered('out of memory', '53200')],
  ['a disk that cannot be written', answered('could not fsync file "base/5/1"', '58030')],
  ['a server that ends', answered('terminating connection due to administrator command', '57P01', 'FATAL')],
])('%s passes', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a mistake of ours', answered('column "x" does not exist', '42703')],
  ['a broken rule', answered('duplicate key value violates unique constraint', '23505')],
  ['an error within PostgreSQL', answered('cache lookup failed for relation 1', 'XX000')],
  ['a wrong password', answered('password authentication failed', '28P01', 'FATAL')],
])('%s stays', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
