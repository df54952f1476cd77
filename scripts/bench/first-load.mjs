/** The size of the scripts that a browser loads with a page. @param {string} page @returns {Promise<number>} bytes */
async function scriptBytes(page) {
  const html = await (await fetch(page)).text()
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const modern = scripts.filter((attributes) => !/\bnomodule\b/i.test(attributes))
  const sources = new Set(
    modern.flatMap((attributes) => attributes.match(/\b(?:src|data-run)="([^"]+)"/)?.[1] ?? []),
  )
  const sizes = await Promise.all(
    [...sources].map(async (source) => {
      const answer = await fetch(new URL(source, page), { headers: { 'accept-encoding': 'gzip' } })
      await answer.arrayBuffer()
      return Number(answer.headers.get('content-length'))
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`

/** @param {Record<string, string>} pages the others are compared with the first */
export async function firstLoad(pages) {
  const sizes = []
  for (const [name, url] of Object.entries(pages)) sizes.push({ name, bytes: await scriptBytes(url) })
  const floor = sizes[0]?.bytes ?? 0
  return Object.fromEntries(
    sizes.map(({ name, bytes }) => [
      name,
      { gzip: kilobytes(bytes), 'sobre la desnuda': kilobytes(bytes - floor) },
    ]),
  )
}
