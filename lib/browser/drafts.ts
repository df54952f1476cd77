import { visitStorage } from './storage'

const prefix = 'draft:'

/** Drafts live as long as the tab: an expired session or a reload does not lose them. */
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
  /** Called at sign-out, so that no draft stays behind. */
  dropAll() {
    for (const key of visitStorage.keys()) if (key.startsWith(prefix)) visitStorage.set(key, null)
  },
}
