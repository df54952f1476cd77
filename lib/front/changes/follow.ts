import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from '@/contract/endpoint'
import type { listChanges } from '@/contract/endpoints/changes'

export type Changes = Reply<typeof listChanges>

type Needs = {
  /** Undefined when the host has no such list. Throws when it does not answer. */
  ask(question: { after: number | undefined; waitMs: number }): Promise<Changes | undefined>
  /** No page of these restaurants is shown any more. */
  forget(restaurants: Changes['restaurants']): Promise<void>
  /** No page from before now is shown any more. */
  startEmpty(): void
  ending: AbortSignal
  /** The first wait after a failure, and the longest. */
  retryMs?: { first: number; most: number }
}

/** How long the host may wait for a change before it answers that there is none. */
const holdMs = 5_000
/** A host without such a list may be exchanged for one that has it. */
const absentMs = 60_000

export type Follower = ReturnType<typeof followChanges>

/**
 * Reads what changes from the host, from one position to the next. After an absence it reads on from where it was; when the host does not
 * know that position any more, it begins with an empty memory.
 */
export function followChanges({
  ask,
  forget,
  startEmpty,
  ending,
  retryMs = { first: 250, most: 2_000 },
}: Needs) {
  let position: number | undefined
  let heardOf: number | undefined
  let readAt: number | undefined
  let isFirst = true

  async function readOn(waitMs: number) {
    const after = position
    const changes = await ask({ after, waitMs })
    if (!changes) {
      isFirst = false
      return false
    }
    // Before a page goes: whoever renders it anew must not read from before this change.
    heardOf = changes.missed ? changes.position : Math.max(heardOf ?? 0, changes.position)
    // Pages that were made before the first answer may show what changed meanwhile.
    if (changes.missed || (after === undefined && !isFirst)) startEmpty()
    if (changes.restaurants.length > 0) await forget(changes.restaurants)
    const isOlder = position !== after && !changes.missed && changes.position < (position ?? 0)
    if (!isOlder) position = changes.position
    readAt = Date.now()
    return true
  }

  async function follow() {
    let failures = 0
    while (!ending.aborted) {
      try {
        const isThere = await readOn(position === undefined ? 0 : holdMs)
        failures = 0
        if (!isThere) await wait(absentMs, undefined, { signal: ending, ref: false })
      } catch {
        if (position === undefined) isFirst = false
        const pause = Math.min(retryMs.first * 2 ** failures++, retryMs.most)
        await wait(pause, undefined, { signal: ending, ref: false }).catch(() => undefined)
      }
    }
  }

  void follow()
  return {
    /** Reads what has changed until now. */
    async catchUp() {
      if (position !== undefined) await readOn(0)
    },
    /** The last position that the host has told of. */
    heardOf: () => heardOf,
    /** When the host last said what has changed. */
    readAt: () => readAt,
  }
}
