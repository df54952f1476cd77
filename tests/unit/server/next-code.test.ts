import { expect, test } from 'vitest'
import { nextCode } from '@/server/modules/accounts/code-life'

const minute = 60_000
const now = new Date('2031-05-12T12:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * minute)
const tries = 5

type Case = [what: string, last: Parameters<typeof nextCode>[0], expected: ReturnType<typeof nextCode>]

test.each<Case>([
  ['there is none', undefined, 'new'],
  ['a mail went out half a minute ago', { createdAt: at(-0.5), expiresAt: at(9.5), attempts: 0 }, 'sent'],
  ['it went out two minutes ago', { createdAt: at(-2), expiresAt: at(8), attempts: 4 }, 'again'],
  ['its last minute', { createdAt: at(-9), expiresAt: at(1), attempts: 0 }, 'again'],
  ['it has ended', { createdAt: at(-10), expiresAt: at(0), attempts: 0 }, 'new'],
  ['its tries are spent', { createdAt: at(-0.5), expiresAt: at(9.5), attempts: tries }, 'new'],
  ['it was asked for an hour ago', { createdAt: at(-60), expiresAt: at(5), attempts: 0 }, 'new'],
])('%s', (_, last, expected) => {
  expect(nextCode(last, tries, now)).toBe(expected)
})
