import { expect, it } from 'vitest'
import { actionsFor } from '@/components/menu/release/release-bar'

const texts = (now: Parameters<typeof actionsFor>[0]) => actionsFor(now).map(({ text }) => text)

it.each([
  [{ state: undefined, isDirty: true, isToday: true }, ['publish', 'schedule', 'draft']],
  [{ state: undefined, isDirty: true, isToday: false }, ['schedule', 'draft']],
  [{ state: 'draft', isDirty: false, isToday: true }, ['publish', 'schedule', 'draft']],
  [{ state: 'published', isDirty: false, isToday: true }, []],
  [{ state: 'published', isDirty: true, isToday: true }, ['changes']],
  [{ state: 'scheduled', isDirty: false, isToday: false }, ['reschedule']],
  [{ state: 'scheduled', isDirty: true, isToday: true }, ['saveScheduled', 'publish', 'reschedule']],
] as const)('offers for %j: %j', (now, offered) => {
  expect(texts(now)).toEqual(offered)
})
