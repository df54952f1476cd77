import { createHash } from 'node:crypto'

/** What happened, in names and times alone: no ids, so that the same seed gives the same lines. */
export function createYearLog() {
  const lines: string[] = []
  return {
    lines,
    write: (at: Date, line: string) => void lines.push(`${at.toISOString()} ${line}`),
    hash: () => createHash('sha256').update(lines.join('\n')).digest('hex'),
  }
}
