import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSharedClock } from '@/server/db/shared-clock'
import { paymentReceived } from '@/server/mails/definitions'
import { queueMail } from '@/server/modules/mail'
import { claimDue } from '@/server/modules/mail/queries'
import { harness } from '@/tests/api/support/harness'

const [minute, hour] = [60_000, 3_600_000]
const api = await harness({ ownDatabase: true })

/** The clock of a process on a machine whose own is wrong by so much. */
async function clockOf(wrongMs: number) {
  const now = Date.now
  const machine = { wrongMs }
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => now() + machine.wrongMs)
  const time = await startSharedClock(api.db, pino({ level: 'silent' }))
  onTestFinished(() => {
    time.close()
    spy.mockRestore()
  })
  const wrongBy = () => Math.round(Math.abs(time.clock().getTime() - now()) / minute)
  return { machine, time, wrongBy }
}

test.each([
  ['ahead', hour],
  ['behind', -hour],
])('a process whose machine is an hour %s goes by the database', async (_, wrongMs) => {
  const { wrongBy } = await clockOf(wrongMs)
  expect(wrongBy()).toBe(0)
})

test('a clock that leaps while the process runs changes nothing', async () => {
  const { machine, time, wrongBy } = await clockOf(0)
  machine.wrongMs = hour
  expect(wrongBy()).toBe(0)
  await time.look()
  expect(wrongBy()).toBe(0)
})

test('a mail that one process is sending is not free for another whose machine is ahead', async () => {
  const now = new Date()
  const data = { amountCents: 1198, periodStart: now, periodEnd: now, isTest: false }
  await api.db.transaction((tx) =>
    queueMail(tx, paymentReceived, { key: 'one', to: 'ana@mantel.example', now, data }),
  )
  const claim = (at: Date) => claimDue(api.db, at, new Date(at.getTime() + 2 * minute), 10)
  expect(await claim(new Date())).toHaveLength(1)
  const { time } = await clockOf(hour)
  expect(await claim(time.clock())).toEqual([])
  // By its own clock it would have been.
  expect(await claim(new Date(Date.now()))).toHaveLength(1)
})
