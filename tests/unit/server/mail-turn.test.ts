import { expect, test } from 'vitest'
import { createTurns } from '@/server/modules/mail/turn'

test('a turn comes when all before it have ended, in whatever order they do', async () => {
  const nextTurn = createTurns()
  const [one, two, three] = [nextTurn(), nextTurn(), nextTurn()]
  const came: number[] = []
  for (const [at, turn] of [one, two, three].entries()) void turn.comes.then(() => came.push(at))
  two.end()
  await one.comes
  await new Promise(setImmediate)
  expect(came).toEqual([0])
  one.end()
  one.end()
  await three.comes
  expect(came).toEqual([0, 1, 2])
})
