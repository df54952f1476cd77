export type NoticeKind = 'success' | 'error' | 'info'

/** Cards at the top right, SPEC.md §2.3. What shows them (9 KB) comes with the first one, and nobody waits for it. */
export const notify = {
  success: (text?: string) => void show('success', text),
  error: (text?: string) => void show('error', text),
  info: (text: string) => void show('info', text),
  /** Fetches what shows notices ahead of time, where one is sure to follow. */
  prepare: () => void import('./notice-host'),
}

async function show(kind: NoticeKind, text?: string) {
  const { showNotice } = await import('./notice-host')
  showNotice(kind, text)
}
