/** Next calls it once, before it answers. */
export async function register() {
  if (process.env.NODE_ENV !== 'development' || process.env.NEXT_RUNTIME !== 'nodejs') return
  const { sayLanguages } = await import('./lib/language/in-dev')
  sayLanguages()
}
