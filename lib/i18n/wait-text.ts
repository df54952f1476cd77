import type { Messages } from 'next-intl'
import { fill } from './fill'

/** When another try makes sense, as a `Retry-After` in seconds says it; '' when it says nothing. */
export function waitText(retryAfter: string | null | undefined, labels: Messages['wait']) {
  const seconds = Number(retryAfter)
  if (!(seconds > 0)) return ''
  if (seconds < 100) return count(Math.ceil(seconds), labels.second, labels.seconds)
  return count(Math.ceil(seconds / 60), labels.minute, labels.minutes)
}

const count = (n: number, one: string, many: string) => (n === 1 ? one : fill(many, { n }))
