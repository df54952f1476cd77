// Apart from index.ts, which diners' pages load.
export { canAddSecond, type DayId, editHours, type HoursAction, toSchedule, toWeek } from './edit'
export { missingTimes } from './missing-times'
export { endsNextDay, slotsFor, type TimeField, wholeDay } from './slots'
export { type DaySpan, weekSummary } from './week-summary'
