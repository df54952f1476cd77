import type { OpeningDay, Schedule } from '../../entities/opening-hours'
import { spanishWeekdayNames, weekdayIds, weekdayNames } from '../../weekdays'
import { fromPayload, toPayload } from './payload'
import { slotsFor, type TimeField, wholeDay } from './slots'

export type DayId = OpeningDay['id']

export type HoursAction =
  | { type: 'toggle'; day: DayId; isOpen: boolean }
  | { type: 'time'; day: DayId; field: TimeField; slot: string }
  | { type: 'add-second'; day: DayId }
  | { type: 'remove-second'; day: DayId }
  | { type: 'copy'; day: DayId; to: readonly DayId[] }

const noFirst = { start: '', end: '' }
const noSecond = { start_2: '', end_2: '' }

/** All seven days as they are edited, whatever has been saved of them. */
export function toWeek(schedule: Schedule): OpeningDay[] {
  return weekdayIds.map((id, index) => {
    const name = weekdayNames[index] ?? ''
    const esName = spanishWeekdayNames[index] ?? ''
    const saved = schedule.find((day) => day.id === id)
    const day = { id, name, esName, option: 'close', ...noFirst, ...noSecond } as const
    return saved ? { ...fromPayload(saved), name, esName } : day
  })
}

export const toSchedule = (week: readonly OpeningDay[]): Schedule => week.map(toPayload)

/** SPEC.md §4's state machine of a week. What may not be chosen changes nothing. */
export function editHours(week: readonly OpeningDay[], action: HoursAction): OpeningDay[] {
  if (action.type === 'copy') return copied(week, action.day, action.to)
  return week.map((day) => (day.id === action.day ? editedDay(day, action) : day))
}

/** SPEC.md §4, and only where something is left of the day. */
export const canAddSecond = (day: OpeningDay) =>
  day.option === 'open_1' &&
  day.start !== wholeDay &&
  day.start_2 === '' &&
  slotsFor(day, 'start_2').length > 0

function editedDay(day: OpeningDay, action: Exclude<HoursAction, { type: 'copy' }>): OpeningDay {
  switch (action.type) {
    case 'toggle':
      return { ...day, ...noFirst, ...noSecond, option: action.isOpen ? 'open_1' : 'close' }
    case 'add-second':
      return canAddSecond(day) ? { ...day, option: 'open_2' } : day
    case 'remove-second':
      return day.option === 'open_2' ? { ...day, ...noSecond, option: 'open_1' } : day
    case 'time':
      return isShown(day, action.field) && slotsFor(day, action.field).includes(action.slot)
        ? withTime(day, action.field, action.slot)
        : day
  }
}

function isShown(day: OpeningDay, field: TimeField): boolean {
  if (day.option === 'close') return false
  if (field === 'start') return true
  return field === 'end' ? day.option !== 'open' : day.option === 'open_2'
}

function withTime(day: OpeningDay, field: TimeField, slot: string): OpeningDay {
  if (field === 'start' && slot === wholeDay)
    return { ...day, ...noFirst, ...noSecond, option: 'open', start: wholeDay }
  const option = day.option === 'open' ? 'open_1' : day.option
  return fitting(day, { ...day, option, [field]: slot })
}

const isOffered = (day: OpeningDay, field: TimeField) => slotsFor(day, field).includes(day[field])

/** A time that an earlier one has just overtaken is asked for again; without room the second interval goes. */
function fitting(before: OpeningDay, changed: OpeningDay): OpeningDay {
  const day = { ...changed }
  for (const field of ['end', 'start_2', 'end_2'] as const)
    if (isOffered(before, field) && !isOffered(day, field)) day[field] = ''
  const hasRoom = day.option !== 'open_2' || day.start_2 !== '' || slotsFor(day, 'start_2').length > 0
  return hasRoom ? day : { ...day, ...noSecond, option: 'open_1' }
}

function copied(week: readonly OpeningDay[], from: DayId, to: readonly DayId[]): OpeningDay[] {
  const source = week.find(({ id }) => id === from)
  if (!source) return [...week]
  const { option, start, end, start_2, end_2 } = source
  return week.map((day) => (to.includes(day.id) ? { ...day, option, start, end, start_2, end_2 } : day))
}
