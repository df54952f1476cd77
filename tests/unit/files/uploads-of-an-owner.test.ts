import { expect, test } from 'vitest'
import { inTurnOf } from '@/server/modules/files/turns'

test('three uploads of an owner go on at a time, twelve wait, and others are refused', async () => {
  const ends: (() => void)[] = []
  const upload = (owner: string) => inTurnOf(owner, () => new Promise<void>((end) => ends.push(end)))
  const first = Array.from({ length: 15 }, () => upload('ana'))
  await expect(upload('ana')).rejects.toMatchObject({ reason: 'uploads-busy' })
  expect(ends).toHaveLength(3)
  const other = upload('eva')
  expect(ends).toHaveLength(4)
  for (let at = 0; at < 16; at++) {
    await Promise.resolve()
    await new Promise(setImmediate)
    ends[at]?.()
  }
  await Promise.all([...first, other])
  expect(ends).toHaveLength(16)
})
