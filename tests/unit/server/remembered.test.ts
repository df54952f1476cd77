import { expect, test } from 'vitest'
import { remembered } from '@/server/ports/geocoder/remembered'

const forMs = 60_000

function asking() {
  const asked: string[] = []
  const time = { now: new Date('2026-11-22T12:00:00Z') }
  const ask = remembered(
    async (question) => {
      asked.push(question)
      if (question === 'down' && asked.length === 1) throw new Error('no answer')
      return question === 'nowhere' ? null : question.toUpperCase()
    },
    { most: 2, forMs, clock: () => time.now },
  )
  return { ask, asked, time }
}

test('asks once for what is asked often, also for what is not there, until its time is over', async () => {
  const { ask, asked, time } = asking()
  for (let n = 0; n < 3; n++) expect([await ask('sol'), await ask('nowhere')]).toEqual(['SOL', null])
  expect(asked).toEqual(['sol', 'nowhere'])
  time.now = new Date(time.now.getTime() + forMs + 1)
  expect(await ask('sol')).toBe('SOL')
  expect(asked).toEqual(['sol', 'nowhere', 'sol'])
})

test('asks again for what has failed, and for what others have pushed out', async () => {
  const { ask, asked } = asking()
  await expect(ask('down')).rejects.toThrow('no answer')
  for (const question of ['down', 'a', 'b', 'down']) await ask(question)
  expect(asked).toEqual(['down', 'down', 'a', 'b', 'down'])
})
