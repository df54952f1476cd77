import { setTimeout as wait } from 'node:timers/promises'
import { isReady } from '../bench/many/proxy.mjs'
import { streetOf } from './geocoder-server.mjs'

/** @typedef {import('./host.mjs').Host} Host */
/**
 * @typedef {object} Probe
 * @property {() => Promise<string | undefined>} press
 * @property {string} profile
 * @property {() => string} search
 * @property {() => Promise<string | undefined>} subscribe
 * @property {() => Promise<string>} upload gives what is wrong
 * @property {() => Promise<string>} order gives what is wrong with the page of payment
 * @property {(ms: number) => Promise<boolean>} write whether WhatsApp answers
 */
/** @typedef {{ name: string, ask: () => Promise<string> }} Check `ask` gives what is wrong, or nothing */

/** As long as a page waits for its api. */
const stepMs = 8_000
const patienceMs = 30_000

/**
 * Waits until everything works again, by asking for all of it at once: every process is ready, both webs search and show what an owner has
 * just published, a mail arrives, a photo is kept, a page of payment opens, WhatsApp answers, the geocoder is asked.
 * @param {Host} host
 * @param {Probe} probe
 * @returns {Promise<{ wellMs: number, lacks: string }>} the time until it was well, and what was well last
 */
export async function untilWell(host, probe) {
  const started = performance.now()
  const took = await Promise.all(
    checksOf(host, probe).map(async ({ name, ask }) => {
      let trouble = ''
      while (performance.now() - started < patienceMs) {
        const found = await ask()
        if (!found) return { ms: performance.now() - started, lacks: `${name}${trouble && `: ${trouble}`}` }
        trouble = found
        await wait(100)
      }
      return { ms: Number.POSITIVE_INFINITY, lacks: `${name}: ${trouble}` }
    }),
  )
  const last = took.reduce((a, b) => (b.ms > a.ms ? b : a))
  return { wellMs: last.ms, lacks: last.lacks }
}

/** @param {Host} host @param {Probe} probe @returns {Check[]} */
function checksOf(
  { webs, apis, workers, mail },
  { press, profile, search, subscribe, upload, order, write },
) {
  return [
    ...[...apis, ...webs].map((instance) => ({
      name: instance.name,
      ask: async () => ((await isReady(instance)) ? '' : 'no está lista'),
    })),
    ...workers.map(({ name, isReady: isWorking }) => ({
      name,
      ask: async () => ((await isWorking()) ? '' : 'no está listo'),
    })),
    ...webs.map(({ url, name }) => ({
      name: `buscar en ${name}`,
      ask: async () => (await page(url + search())).trouble,
    })),
    ...webs.map(({ url, name }) => ({ name: `buscar una calle en ${name}`, ask: () => asksGeocoder(url) })),
    { name: 'subir una foto', ask: upload },
    { name: 'abrir la página de pago', ask: order },
    {
      name: 'WhatsApp',
      ask: async () => ((await write(stepMs)) ? '' : 'no contesta'),
    },
    {
      name: 'publicar',
      async ask() {
        const dish = await within(press())
        if (!dish) return 'sin respuesta'
        const seen = await Promise.all(webs.map(({ url }) => shows(url + profile, dish)))
        return seen.every(Boolean) ? '' : 'no se ve en las dos webs'
      },
    },
    {
      name: 'suscribirse',
      async ask() {
        const email = await within(subscribe())
        if (!email) return 'sin respuesta'
        return (await mail.mailTo(email, stepMs)) ? '' : 'el correo no llega'
      },
    },
  ]
}

/** @template T @param {Promise<T>} work @returns {Promise<T | undefined>} */
const within = (work) => Promise.race([work, wait(stepMs, undefined)])

let streets = 0

/** Each time another street, since what was found is remembered. @param {string} web */
async function asksGeocoder(web) {
  const street = streetOf(100_000 + streets++)
  const query = new URLSearchParams({ savedLocation: street })
  const { text, trouble } = await page(`${web}/api/nav/getPosition?${query}`)
  return trouble || (text.includes(street) ? '' : 'sin calles')
}

/** @param {string} url */
async function page(url) {
  const options = { signal: AbortSignal.timeout(stepMs), headers: { 'x-forwarded-for': '10.9.9.9' } }
  try {
    const answer = await fetch(url, options)
    const text = await answer.text()
    return { text, trouble: answer.ok ? '' : String(answer.status) }
  } catch (error) {
    return { text: '', trouble: error instanceof Error ? error.name : String(error) }
  }
}

/** @param {string} url @param {string} dish */
async function shows(url, dish) {
  for (const until = performance.now() + stepMs; performance.now() < until; await wait(100))
    if ((await page(url)).text.includes(dish)) return true
  return false
}
