import { createHash } from 'node:crypto'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const { YEAR_LOG: folder } = process.env

/** What happened, in names and times alone: no ids, so that the same seed gives the same lines. YEAR_LOG names a folder to keep them in. */
export function createYearLog(name: string) {
  const lines: string[] = []
  const file = folder && join(folder, `${name}.log`)
  if (file) rmSync(file, { force: true })
  return {
    lines,
    write(at: Date, text: string) {
      const line = `${at.toISOString()} ${text}`
      lines.push(line)
      if (file) appendFileSync(file, `${line}\n`)
    },
    hash: () => createHash('sha256').update(lines.join('\n')).digest('hex'),
  }
}

export type YearLog = ReturnType<typeof createYearLog>
