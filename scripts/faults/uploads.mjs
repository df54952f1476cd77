import sharp from 'sharp'
import { wholeBelow } from './order.mjs'

/** @typedef {ReturnType<typeof createUploader>} Uploader */

const patienceMs = 60_000

/**
 * Owners who upload photo after photo, one after the other. Each photo that was acknowledged has to be there in the end.
 * @param {string} site
 * @param {import('./people.mjs').Publisher[]} publishers
 * @param {import('./ask.mjs').Asked[]} notes
 * @param {() => number} random
 */
export function createUploader(site, publishers, notes, random) {
  /** @type {string[]} */
  const accepted = []
  let turn = 0
  const part = () => wholeBelow(random, 256)

  /** @returns {Promise<string>} what is wrong, or nothing */
  async function upload() {
    const cookie = await publishers[turn++ % publishers.length]?.cookie()
    if (!cookie) return 'sin sesión'
    const at = performance.now()
    const trouble = await send(cookie).catch((/** @type {Error} */ { name }) =>
      name === 'TimeoutError' ? 'late' : 'cut',
    )
    notes.push({ at, ms: performance.now() - at, who: 'uploads', trouble })
    return trouble
  }

  /** @param {string} cookie @returns {Promise<string>} empty: it was acknowledged */
  async function send(cookie) {
    const form = new FormData()
    const background = { r: part(), g: part(), b: part() }
    const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .jpeg()
      .toBuffer()
    form.set('file', new File([new Uint8Array(photo)], 'plato.jpg', { type: 'image/jpeg' }))
    const answer = await fetch(`${site}/api/aws/uploadToAws`, {
      method: 'POST',
      headers: { origin: site, cookie, 'x-forwarded-for': `10.8.${part()}.${part()}` },
      body: form,
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await answer.text()
    if (!answer.ok) return `${answer.status} ${/"reason":"([\w-]+)"/.exec(text)?.[1] ?? ''}`
    accepted.push(JSON.parse(text).fileUrl)
    return ''
  }

  /** @returns {Promise<string[]>} what was acknowledged and is not there */
  async function lost() {
    /** @type {string[]} */
    const missing = []
    for (const url of accepted) {
      const answer = await fetch(new URL(url, site), { headers: { 'x-forwarded-for': '10.8.8.8' } })
      await answer.arrayBuffer()
      if (!answer.ok) missing.push(`foto ${url}: ${answer.status}`)
    }
    return missing
  }

  return { accepted, upload, lost }
}
