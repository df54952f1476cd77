/** Loads sharp when somebody needs it, with one thread for each picture, and without a cache: every picture is new. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
