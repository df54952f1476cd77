import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { playConversation } from './owners/play'
import { readConversations } from './owners/read-conversations'

const page = readFileSync(path.join(import.meta.dirname, 'owners/conversations.md'), 'utf8')
const all = readConversations(page)

describe('conversations of owners', () => {
  test('there are enough of them, and each says what has to be true', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    for (const { turns } of all) for (const { checks } of turns) expect(checks.length).toBeGreaterThan(0)
  })
  test.each(all.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const { wrong, lines } = playConversation(one)
    expect(wrong, lines.join('\n')).toEqual([])
  })
})
