/** A place in PostgreSQL's write-ahead log, such as `16/B374D848`. */
export function walPosition(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** Ten minutes of samples. */
const mostSamples = 600

/**
 * How far a replica is behind, by the log alone: where the primary was at a time, and whether the replica has got there. The time of the
 * last replayed transaction would say «late» of a primary on which nothing happens.
 */
export function createLag() {
  let waiting: { at: number; lsn: bigint }[] = []
  let lastAsked: number | undefined
  let hasUntil: number | undefined

  return {
    /** `at` is a time before the primary was asked. */
    primaryIs(lsn: bigint, at: number) {
      waiting.push({ at, lsn })
      if (waiting.length > mostSamples) waiting.shift()
      lastAsked = at
    },
    replicaHas(lsn: bigint) {
      const last = waiting.findLastIndex((sample) => sample.lsn <= lsn)
      hasUntil = waiting[last]?.at ?? hasUntil
      waiting = waiting.slice(last + 1)
    },
    /** Behind what the primary last said: a primary that is away makes nobody late. */
    behindMs: () =>
      lastAsked === undefined || hasUntil === undefined ? Number.POSITIVE_INFINITY : lastAsked - hasUntil,
  }
}
