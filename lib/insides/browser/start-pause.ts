import { isPlainHere } from './plain-here'

/**
 * Next waits for the scripts named in `__next_s` before it starts. An empty script gives the browser a pause between reading React and
 * starting the page. Otherwise both are one long task. Off: one long task.
 */
export function pauseBeforeStart() {
  if (isPlainHere('start-pause')) return
  Object.assign(globalThis, { __next_s: [['', { children: '' }]] })
}
