import type { Messages } from 'next-intl'
import { fill } from './fill'

/** When another try makes sense, in seconds. '' when the wait is unknown. */
export function waitText(seconds: number | undefined, labels: Messages['wait']) {
  if (!seconds || seconds < 0) return ''
  if (seconds < 100) return count(Math.ceil(seconds), labels.second, labels.seconds)
  return count(Math.ceil(seconds / 60), labels.minute, labels.minutes)
}

const count = (n: number, one: string, plural: string) => (n === 1 ? one : fill(plural, { n }))
