import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/** @typedef {ReturnType<typeof createUploader>} Uploader */

const patienceMs = 60_000

/**
 * An owner who uploads photo after photo. Each photo that was acknowledged has to be there in the end.
 * @param {string} site
 * @param {import('./people.mjs').Publisher} publisher who is signed in
 * @param {import('./ask.mjs').Asked[]} notes
 */
export function createUploader(site, publisher, notes) {
  /** @type {string[]} */
  const accepted = []

  async function upload() {
    const cookie = await publisher.cookie()
    if (!cookie) return
    const at = performance.now()
    const trouble = await send(cookie).catch((/** @type {Error} */ { name }) =>
      name === 'TimeoutError' ? 'late' : 'cut',
    )
    notes.push({ at, ms: performance.now() - at, who: 'uploads', trouble })
  }

  /** @param {string} cookie @returns {Promise<string>} empty: it was acknowledged */
  async function send(cookie) {
    const form = new FormData()
    const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
    const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .jpeg()
      .toBuffer()
    form.set('file', new File([new Uint8Array(photo)], 'plato.jpg', { type: 'image/jpeg' }))
    const answer = await fetch(`${site}/api/aws/uploadToAws`, {
      method: 'POST',
      headers: { origin: site, cookie, 'x-forwarded-for': `10.8.${randomInt(256)}.${randomInt(256)}` },
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
