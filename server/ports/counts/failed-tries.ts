import { createTallies } from '@/server/tallies'
import type { Try } from './port'

/**
 * Counts failed password tries for each client and each e-mail address. A guesser with many clients has one guess from each client.
 * The owner uses another client and can sign in.
 */
export function createFailedTries() {
  const [clients, addresses, pairs] = [createTallies(), createTallies(), createTallies()]
  const pairOf = ({ email, client }: Try) => `${client} ${email}`

  return {
    /** Returns milliseconds, or 0 if the client may try now. */
    waitMs(asked: Try, now: Date) {
      const at = now.getTime()
      const { client, email } = asked
      const hasFailedHere = email !== undefined && pairs.count(pairOf(asked), at) > 0
      return Math.max(clients.waitMs(client, at), hasFailedHere ? addresses.waitMs(email, at) : 0)
    },
    /** Call this function before the check, so that parallel tries do not get more tries than sequential tries. */
    begin(asked: Try, now: Date) {
      const at = now.getTime()
      clients.add(asked.client, at)
      if (asked.email === undefined) return
      addresses.add(asked.email, at)
      pairs.add(pairOf(asked), at)
    },
    succeed(asked: Try) {
      clients.takeBack(asked.client)
      if (asked.email === undefined) return
      addresses.takeBack(asked.email)
      pairs.clear(pairOf(asked))
    },
  }
}
