const two = (figure: number) => String(figure).padStart(2, '0')

/** Minutes since midnight as «09:05». After the next midnight the hours continue: 25:30. */
export const clockText = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

/** The time without a leading zero: «9:05». */
export const spokenClockText = (minute: number) => `${Math.floor(minute / 60)}:${two(minute % 60)}`

/** Converts 25:30 to the clock time 01:30. */
export const onClock = (time: string) => `${two(Number(time.slice(0, 2)) % 24)}${time.slice(2)}`

/** The serving time of a menu, in clock times. */
export const clockTimes = ({ start, end }: { start: string; end: string }) => ({ start, end: onClock(end) })

/** «13:30–15:30». */
export const timesText = ({ start, end }: { start: string; end: string }) => `${start}–${onClock(end)}`

/** «de 13:00 a 16:00 y de 20:00 a 23:00». */
export const timesInWords = (times: readonly { start: string; end: string }[]) =>
  times.map(({ start, end }) => `de ${start} a ${onClock(end)}`).join(' y ')

/** «2026-11-22». */
export const dateText = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`

/** Minutes since midnight of a clock time. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
