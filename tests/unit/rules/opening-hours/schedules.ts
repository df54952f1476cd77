import fc from 'fast-check'
import type { OpeningDay, Schedule } from '@/contract/entities/opening-hours'
import { weekdayIds } from '@/contract/entities/opening-hours'

const bare = { name: '', esName: '', start: '', end: '', start_2: '', end_2: '' } as const

/** A saved day: `on('2', '13:00', '16:00', '20:00', '23:30')`. */
export function on(id: OpeningDay['id'], start: string, end = '', start_2 = '', end_2 = ''): OpeningDay {
  return { ...bare, id, option: 'open', start, end, start_2, end_2 }
}

export function closed(id: OpeningDay['id']): OpeningDay {
  return { ...bare, id, option: 'close' }
}

export function everyDay(...times: [string, string?, string?, string?]): Schedule {
  return weekdayIds.map((id) => on(id, ...times))
}

const halfHours = Array.from(
  { length: 49 },
  (_, i) => `${String(Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
)
const anySlot = fc.constantFrom('', '24H', ...halfHours)

export function anyDay(id: fc.Arbitrary<OpeningDay['id']> = fc.constantFrom(...weekdayIds)) {
  return fc.record({
    id,
    name: fc.constant(''),
    esName: fc.constant(''),
    option: fc.constantFrom('close', 'open_1', 'open_2', 'open'),
    start: anySlot,
    end: anySlot,
    start_2: anySlot,
    end_2: anySlot,
  } satisfies Record<keyof OpeningDay, fc.Arbitrary<unknown>>)
}

export const anySchedule: fc.Arbitrary<Schedule> = fc.array(anyDay(), { maxLength: 7 })
