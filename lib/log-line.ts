import { shortened } from '../telemetry/fault'

/** One line of the web in the log, as the api writes its lines. Nothing of an address or of a person goes into it. */
export function logLine(level: 'warn' | 'error', line: object, msg: string) {
  const all = { level: levels[level], time: new Date().toISOString(), ...line, msg }
  process.stdout.write(`${JSON.stringify(all, shortened)}\n`)
}

const levels = { warn: 40, error: 50 } as const
