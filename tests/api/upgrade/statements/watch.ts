import pg from 'pg'

/** A statement that the database has answered. */
export type Answered = { text: string; values: unknown[]; rows: number }
type Note = (answered: Answered) => void

/** Lives on the process: each test file loads this file anew, and the client is wrapped once. */
const key = Symbol.for('mantel.statements')

function notes(): Set<Note> {
  const known: unknown = Reflect.get(globalThis, key)
  if (known instanceof Set) return known
  const made = new Set<Note>()
  Reflect.set(globalThis, key, made)
  wrapClient(made)
  return made
}

/** Tells of each statement of this process, from now on, when its answer comes. Connections that are already open stay unwatched. */
export function watchStatements(note: Note) {
  notes().add(note)
  return () => void notes().delete(note)
}

function wrapClient(listening: Set<Note>) {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') return
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...given: unknown[]) {
    const asked = askedIn(given)
    const note = (result: unknown) => {
      if (asked && isResult(result))
        for (const each of listening) each({ ...asked, rows: result.rowCount ?? 0 })
    }
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const noted = (error: unknown, result: unknown) => {
        if (!error) note(result)
        Reflect.apply(callback, undefined, [error, result])
      }
      return Reflect.apply(query, this, [...given.slice(0, -1), noted])
    }
    const answer: unknown = Reflect.apply(query, this, given)
    if (answer instanceof Promise) answer.then(note, () => undefined)
    return answer
  })
}

/** A text with values, or a configuration with both. A cursor or a copy is neither. */
function askedIn([first, second]: unknown[]) {
  const listed = Array.isArray(second) ? second : []
  if (typeof first === 'string') return { text: first, values: listed }
  if (typeof first !== 'object' || first === null || !('text' in first) || 'submit' in first) return undefined
  const own = 'values' in first && Array.isArray(first.values) ? first.values : listed
  return typeof first.text === 'string' ? { text: first.text, values: own } : undefined
}

const isResult = (result: unknown): result is { rowCount: number | null } =>
  typeof result === 'object' && result !== null && 'rowCount' in result
