export type { TimeRange } from './day-times'
export {
  canAddSecond,
  type DayId,
  editHours,
  type HoursAction,
  toSchedule,
  toWeek,
} from './edit'
export { missingTimes } from './missing-times'
export { type OpenState, openState, openStateOfWeek } from './open-state'
export { fromPayload, toPayload } from './payload'
export { endsNextDay, slotsFor, type TimeField, wholeDay } from './slots'
export { type MinuteRange, weekMinutes } from './week-minutes'
export { type DaySpan, weekSummary } from './week-summary'
export { type WeekRow, weekTable } from './week-table'
