export type NoticeKind = 'success' | 'error' | 'info'

/** Cards at the top right (docs/product.md#notices). Their code (9 KB) loads with the first notice; callers do not wait for it. */
export const notify = {
  success: (text?: string) => void show('success', text),
  error: (text?: string) => void show('error', text),
  info: (text: string) => void show('info', text),
  /** Loads the code of the notices early, where a notice is sure to follow. */
  prepare: () => void import('./notice-host'),
}

async function show(kind: NoticeKind, text?: string) {
  const { showNotice } = await import('./notice-host')
  showNotice(kind, text)
}
