import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startNode } from '../../run/children.mjs'
import { memoryOf, processOf } from '../processes.mjs'
import { attacks } from './attacks.mjs'
import { clientAt } from './client.mjs'

const seconds = 20
/** The pause between two attacks, so that queues empty and budgets grow again. */
const restMs = 3000

/** @param {number[]} times @param {number} share */
const quantile = (times, share) =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN)

const attacker = fileURLToPath(new URL('attacker.mjs', import.meta.url))

/**
 * Starts an attacker and waits until it is ready to attack. Returns the function that lets it begin.
 * @param {{ api: string, web: string }} site
 * @param {string} address
 * @param {string} name
 */
async function ready({ api, web }, address, name) {
  const { process: child, exit } = startNode([attacker, api, web, address, name, String(seconds)], {
    env: process.env,
  })
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    exit.then(({ code }) => Promise.reject(new Error(`The attacker ended with ${code}.`))),
  ])
  return async () => {
    let made = 0
    child.on('message', (message) => {
      made = Number(message)
    })
    child.send('go')
    await exit
    return made
  }
}

let diners = 0
/** A diner who has not asked before: one who asks eight questions a second for minutes is held back like an attacker. */
const nextDiner = () => clientAt(`10.${(diners >> 8) & 255}.${diners++ & 255}.77`)

/**
 * Searches for lunch, each time as another diner with another question, for as long as `goesOn`.
 * @param {string} web
 * @param {() => boolean} goesOn
 */
async function searched(web, goesOn) {
  /** @type {number[]} */
  const times = []
  let failed = 0
  while (goesOn()) {
    const ask = nextDiner()
    const began = performance.now()
    const answer = await ask('GET', `${web}/restaurant/search/menu?lat=40.4168&lon=-3.7038&q=plato${began}`)
    times.push(performance.now() - began)
    if (answer?.status !== 200) failed += 1
    await wait(75)
  }
  return { times: times.toSorted((a, b) => a - b), failed }
}

/** @param {{ api: string, web: string }} pids @param {() => boolean} goesOn */
async function mostMemory(pids, goesOn) {
  const most = { api: 0, web: 0 }
  while (goesOn()) {
    for (const name of /** @type {const} */ (['api', 'web']))
      most[name] = Math.max(most[name], memoryOf(pids[name]))
    await wait(25)
  }
  return most
}

/**
 * Measures how long the searches of others take during each attack by one client, and how much memory the processes use.
 * `ATTACK` names a part of the attacks to run.
 * @param {{ baseUrl: string, apiUrl: string, dataDir: string }} mantel started with TRUSTED_PROXIES=1
 */
export async function underAttack({ baseUrl: web, apiUrl: api, dataDir }) {
  const site = { api, web }
  const find = () => ({
    api: processOf('dist/server/main.js', `DATA_DIR=${dataDir}`),
    web: processOf('dist/web/server.mjs', `PORT=${new URL(web).port}`),
  })
  const pids = find()
  /** @type {Record<string, object>} */
  const rows = {}
  let quiet = NaN
  const only = process.env['ATTACK']
  const all = ['nadie ataca', ...Object.keys(attacks).filter((name) => !only || name.includes(only))]
  await searchedFor(web, 8)
  for (const [at, name] of all.entries()) {
    const attack = at === 0 ? async () => 0 : await ready(site, `198.51.100.${at + 1}`, name)
    await wait(restMs)
    const until = performance.now() + seconds * 1000
    const goesOn = () => performance.now() < until
    const [{ times, failed }, most, made] = await Promise.all([
      searched(web, goesOn),
      mostMemory(pids, goesOn),
      attack(),
    ])
    const p95 = quantile(times, 0.95)
    if (at === 0) quiet = p95
    const now = find()
    rows[name] = {
      ...{ ataques: made, búsquedas: times.length, 'sin respuesta': failed, p50: quantile(times, 0.5), p95 },
      ...{ 'p95 / en calma': Number((p95 / quiet).toFixed(1)), 'api (MB)': most.api, 'web (MB)': most.web },
      ...{
        murió:
          [now.api !== pids.api && 'api', now.web !== pids.web && 'web'].filter(Boolean).join(' ') || 'nadie',
      },
      carga: Number(loadavg()[0]?.toFixed(1)),
    }
    Object.assign(pids, now)
  }
  return rows
}

/** Searches until the code of a first search has been read and compiled. @param {string} web @param {number} time */
async function searchedFor(web, time) {
  const until = performance.now() + time * 1000
  await searched(web, () => performance.now() < until)
}
