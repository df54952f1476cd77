import { expect, test } from 'vitest'
import { isForRouter, routerPartOf } from '@/lib/insides/headers'

const segment = { 'next-router-segment-prefetch': '/_tree' }

test.each([undefined, '', '0', 'x', '1, 1'])('a reader who says rsc «%s» is a reader', (rsc) => {
  const headers = { ...(rsc !== undefined && { rsc }), ...segment }
  expect(isForRouter(headers)).toBe(false)
  expect(routerPartOf(headers)).toBe('')
})

test('nobody fills the memory with names of parts that Next does not read', () => {
  expect(routerPartOf({ rsc: '1', ...segment })).toBe(routerPartOf({ rsc: '1' }))
  const part = { rsc: '1', 'next-router-prefetch': '1' }
  expect(routerPartOf({ ...part, ...segment })).not.toBe(routerPartOf(part))
})
