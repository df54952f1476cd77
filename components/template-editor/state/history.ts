/** What is there now, what was before each step, and what was taken back. `merge` names the step still being made. */
export type History<T> = { past: T[]; present: T; future: T[]; merge?: string }

/** Far more than anybody takes back, and a few hundred kilobytes at most. */
const longest = 200

export const begun = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/** Steps of the same name become one: a drag, a word, a pass over a slider. */
export function stepped<T>(history: History<T>, present: T, merge?: string): History<T> {
  if (present === history.present) return history
  const isSame = merge !== undefined && merge === history.merge
  const past = isSame ? history.past : [...history.past, history.present].slice(-longest)
  return { past, present, future: [], merge }
}

/** The next step is one of its own, whatever it is called. */
export const settled = <T>({ past, present, future }: History<T>): History<T> => ({ past, present, future })

export function undone<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redone<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future
  if (next === undefined) return { past, present, future }
  return { past: [...past, present], present: next, future: rest }
}
