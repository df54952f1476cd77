import type { Instrumentation } from 'next'

/** Next calls it once, before it answers. */
export async function register() {
  if (process.env.NODE_ENV !== 'development' || process.env.NEXT_RUNTIME !== 'nodejs') return
  const { sayLanguages } = await import('./lib/language/in-dev')
  sayLanguages()
}

/** Next calls it for each page and handler that fails. */
export async function onRequestError(...failure: Parameters<Instrumentation.onRequestError>) {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logFailure } = await import('./lib/log-failure')
  logFailure(...failure)
}
