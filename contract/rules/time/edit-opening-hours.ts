import type { OpeningDay, Schedule } from '../../entities/opening-hours'
import { spanishWeekdayNames, weekdayIds, weekdayNames } from '../../weekdays'
import { clockText } from './clock-text'
import type { Weekday } from './local-time'
import { fromPayload, toPayload, type WeekRow, weekTable } from './opening-hours'

export type TimeField = 'start' | 'end' | 'start_2' | 'end_2'

/** docs/product.md#slots: 49 half hours, the last is 24:00. The texts have one length, so they compare as times. */
const halfHours: readonly string[] = Array.from({ length: 49 }, (_, index) => clockText(index * 30))

export const wholeDay = '24H'
const midnight = '24:00'

/** A restaurant that opens from this time on may close after midnight. */
const evening = '18:00'
const lastNight = '06:00'

const later = (than: string) => halfHours.filter((slot) => slot > than)
const starts = (after: string) => later(after).filter((slot) => slot < midnight)

/** After midnight the clock begins again: «02:00» after «20:00» is on the next day. */
export const endsNextDay = (start: string, end: string) => start !== '' && end !== '' && end <= start

function ends(start: string): string[] {
  if (start < evening) return start === '' ? [] : later(start)
  return [...later(start), ...halfHours.filter((slot) => slot > '00:00' && slot <= lastNight)]
}

/** The times that a field offers, in the order of the clock. */
export function slotsFor(day: OpeningDay, field: TimeField): string[] {
  if (field === 'start') return [wholeDay, '00:00', ...starts('00:00')]
  if (field === 'end') return ends(day.start)
  if (field === 'end_2') return ends(day.start_2)
  return endsNextDay(day.start, day.end) ? [] : starts(day.end || day.start)
}

export type DayId = OpeningDay['id']

export type HoursAction =
  | { type: 'toggle'; day: DayId; isOpen: boolean }
  | { type: 'time'; day: DayId; field: TimeField; slot: string }
  | { type: 'add-second'; day: DayId }
  | { type: 'remove-second'; day: DayId }
  | { type: 'copy'; day: DayId; to: readonly DayId[] }
  | { type: 'preset'; preset: HoursPreset }

const noFirst = { start: '', end: '' }
const noSecond = { start_2: '', end_2: '' }

const lunch = { start: '13:00', end: '16:00' }

/** The hours that most restaurants have (docs/decisions/0385). */
const presets = {
  lunch: { option: 'open_1', ...lunch, ...noSecond },
  'lunch-and-dinner': { option: 'open_2', ...lunch, start_2: '20:00', end_2: '23:30' },
  'all-day': { option: 'open_1', start: '08:00', end: '24:00', ...noSecond },
} as const
export type HoursPreset = keyof typeof presets
export const hoursPresets = ['lunch', 'lunch-and-dinner', 'all-day'] as const satisfies readonly HoursPreset[]

/** All seven days for editing, also days that were never saved. */
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

/** Applies an action to the week (docs/product.md#opening-hours). A time that is not offered changes nothing. */
export function editHours(week: readonly OpeningDay[], action: HoursAction): OpeningDay[] {
  if (action.type === 'copy') return copied(week, action.day, action.to)
  if (action.type === 'preset') return withPreset(week, action.preset)
  return week.map((day) => (day.id === action.day ? editedDay(day, action) : day))
}

/** docs/product.md#opening-hours: a second interval is possible only when some of the day is left. */
export const canAddSecond = (day: OpeningDay) =>
  day.option === 'open_1' &&
  day.start !== wholeDay &&
  day.start_2 === '' &&
  slotsFor(day, 'start_2').length > 0

function editedDay(day: OpeningDay, action: Exclude<HoursAction, { type: 'copy' | 'preset' }>): OpeningDay {
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

/** Clears a time that the changed earlier time no longer allows. Without room, removes the second interval. */
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

/** For every day, or for the open days once the owner has closed some. */
function withPreset(week: readonly OpeningDay[], preset: HoursPreset): OpeningDay[] {
  const areAllClosed = week.every(({ option }) => option === 'close')
  return week.map((day) => (areAllClosed || day.option !== 'close' ? { ...day, ...presets[preset] } : day))
}

/** The preset that every open day has. */
export function presetOf(week: readonly OpeningDay[]): HoursPreset | undefined {
  const open = week.filter(({ option }) => option !== 'close')
  if (open.length === 0) return undefined
  return hoursPresets.find((name) => {
    const { option, ...times } = presets[name]
    return open.every(
      (day) =>
        day.option === option &&
        day.start === times.start &&
        day.end === times.end &&
        day.start_2 === times.start_2 &&
        day.end_2 === times.end_2,
    )
  })
}

const asked: Record<OpeningDay['option'], readonly TimeField[]> = {
  close: [],
  open: ['start'],
  open_1: ['start', 'end'],
  open_2: ['start', 'end', 'start_2', 'end_2'],
}

/** The times that an open day still needs before it can be saved. */
export const missingTimes = (day: OpeningDay): TimeField[] =>
  asked[day.option].filter((field) => day[field] === '')

/** Days in a row with the same hours: «Lunes a viernes: 13:00–16:00». */
export type DaySpan = Omit<WeekRow, 'weekday'> & { from: Weekday; to: Weekday }

const hours = ({ roundTheClock, ranges }: Omit<WeekRow, 'weekday'>) =>
  JSON.stringify([roundTheClock, ranges.map(({ start, end }) => [start, end])])

export function weekSummary(schedule: Schedule): DaySpan[] {
  const spans: DaySpan[] = []
  for (const { weekday, ...row } of weekTable(schedule)) {
    const last = spans.at(-1)
    if (last && hours(last) === hours(row)) last.to = weekday
    else spans.push({ ...row, from: weekday, to: weekday })
  }
  return spans
}
