export const lookEveryMs = 5000

/** A short body must be complete after fifteen seconds. A file may take any time while it arrives at 4 KB a second. */
const shortLooks = 3
const fileBytesEach = (4 * 1024 * lookEveryMs) / 1000

type Look = { isLarge: boolean; looks: number; since: number }

/** `since`: the bytes that have arrived since the last look. */
export function isTooSlow({ isLarge, looks, since }: Look) {
  return isLarge ? since < fileBytesEach && looks > 1 : looks >= shortLooks
}
