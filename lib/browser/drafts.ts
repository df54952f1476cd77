import { visitStorage } from './storage'

const prefix = 'draft:'

/** What is being typed, for as long as the tab lives: an expired session or a reload takes none of it. */
export const drafts = {
  read(key: string): unknown {
    try {
      return JSON.parse(visitStorage.get(prefix + key) ?? 'null')
    } catch {
      return null
    }
  },
  keep: (key: string, values: unknown) => visitStorage.set(prefix + key, JSON.stringify(values)),
  drop: (key: string) => visitStorage.set(prefix + key, null),
  /** Whoever signs out leaves nothing behind. */
  dropAll() {
    for (const key of visitStorage.keys()) if (key.startsWith(prefix)) visitStorage.set(key, null)
  },
}
