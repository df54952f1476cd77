import { AsyncLocalStorage } from 'node:async_hooks'

/** Whether the host left a call unanswered during one request of the web. */
export type AnswerState = { isUnanswered: boolean }

/** Lives on the process: the front server and the pages are separate bundles. */
const key = Symbol.for('mantel.asked')

function asking(): AsyncLocalStorage<AnswerState> {
  const known: unknown = Reflect.get(globalThis, key)
  if (known instanceof AsyncLocalStorage) return known
  const made = new AsyncLocalStorage<AnswerState>()
  Reflect.set(globalThis, key, made)
  return made
}

/** Notes in `asked` whether the host fails to answer the calls of `work`. */
export function whileAsking(asked: AnswerState, work: () => Promise<void>) {
  return asking().run(asked, work)
}

/** Notes that the host is away, slow or full: an error that follows is not the page's fault. */
export function noteUnanswered() {
  const asked = asking().getStore()
  if (asked) asked.isUnanswered = true
}
