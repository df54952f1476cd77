import type { OpeningDay } from '../../entities/opening-hours'
import type { TimeField } from './slots'

const asked: Record<OpeningDay['option'], readonly TimeField[]> = {
  close: [],
  open: ['start'],
  open_1: ['start', 'end'],
  open_2: ['start', 'end', 'start_2', 'end_2'],
}

/** What an open day still has to be told before it can be saved. */
export const missingTimes = (day: OpeningDay): TimeField[] =>
  asked[day.option].filter((field) => day[field] === '')
