import { isOff } from '../../contract/plain.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */
/**
 * @typedef {object} Service
 * @property {string} title as in «La api ha terminado»
 * @property {string[]} args for node
 * @property {NodeJS.ProcessEnv} env
 * @property {{ port: number, variable: string, host?: string }} [listens]
 * @property {{ url: string, accepts: (status: number) => boolean }} [ready] the address that is asked until it gives an accepted answer
 * @property {boolean} [chatty] prints its own greeting, in English, before it is ready
 */

/** @param {string} name */
const preload = (name) => ['--import', new URL(name, import.meta.url).href]

/** @param {string[]} args */
const node = (...args) => [...preload('./die-with-parent.mjs'), ...preload('./private-files.mjs'), ...args]

/** Errors of built code name their source. Off: Node does it, for 45 MB. @param {NodeJS.ProcessEnv} env */
const traces = ({ PLAIN }) =>
  isOff(PLAIN, 'stack-traces')
    ? ['--enable-source-maps']
    : preload('../../lib/insides/process/stack-traces.mjs')

/** The host by which a service that listens on `host` is reached from this machine. @param {string | undefined} host */
function reachable(host) {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** @typedef {'start' | 'dev'} Mode */

/** @param {Settings} settings @param {NodeJS.ProcessEnv} env @param {Mode} mode @returns {NodeJS.ProcessEnv} */
function shared({ host, webPort, apiPort, apiHost, dataDir }, env, mode) {
  return {
    ...env,
    SUPERVISOR_PID: String(process.pid),
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: dataDir,
    API_PORT: String(apiPort),
    API_URL: env.API_URL || `http://${reachable(apiHost)}:${apiPort}`,
    SITE_URL: env.SITE_URL || `http://localhost:${webPort}`,
    WEB_URL: env.WEB_URL || `http://${reachable(host)}:${webPort}`,
  }
}

/** Settings that keep the api's memory small. */
export const FRUGAL = {
  // Threads decode pictures, and a thread compiles SQL. By default glibc keeps the memory that each thread once took, so a hundred
  // megabytes of one upload would stay for good. These settings make glibc give it back. Other systems ignore these names.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' },
  // The api's live memory is some forty megabytes. By default V8 would let ten times as much garbage collect before it cleans up.
  flags: ['--max-semi-space-size=8', '--max-old-space-size=384'],
}

/** Off: V8 and glibc use their defaults. @param {typeof FRUGAL} bounds @param {NodeJS.ProcessEnv} env */
const within = (bounds, { PLAIN }) => (isOff(PLAIN, 'memory-flags') ? { env: {}, flags: [] } : bounds)

/** @param {Settings} settings @param {NodeJS.ProcessEnv} env @param {Mode} [mode] @returns {Service} */
export function apiService(settings, env, mode = 'start') {
  return {
    title: 'La api',
    args: node(...within(FRUGAL, env).flags, ...traces(env), 'dist/server/main.js'),
    env: { ...within(FRUGAL, env).env, ...shared(settings, env, mode) },
    listens: { port: settings.apiPort, variable: 'API_PORT', host: settings.apiHost },
    ready: {
      url: `http://${reachable(settings.apiHost)}:${settings.apiPort}/readyz`,
      accepts: (status) => status === 200,
    },
  }
}

/**
 * Settings for the web, with larger pieces: rendering a page takes megabytes for some milliseconds, and giving each piece back takes
 * time.
 */
const ROOMY = {
  env: { ...FRUGAL.env, MALLOC_MMAP_THRESHOLD_: '65536' },
  flags: [
    // Twice as much takes 29 MB more and no less time: measured with searches of twenty cards.
    '--max-semi-space-size=8',
    '--max-old-space-size=304',
    '--expose-gc',
    ...preload('../../lib/insides/process/give-back.mjs'),
    ...preload('../../lib/insides/process/short-buffers.mjs'),
  ],
}

/** @param {Settings} settings @param {NodeJS.ProcessEnv} env @param {Mode} [mode] @returns {Service} */
export function webService(settings, env, mode = 'start') {
  const where = ['-p', String(settings.webPort), ...(settings.host ? ['-H', settings.host] : [])]
  return {
    title: 'La web',
    args:
      mode === 'dev'
        ? node('node_modules/next/dist/bin/next', 'dev', ...where)
        : node(...within(ROOMY, env).flags, ...traces(env), 'dist/web/server.mjs'),
    env: {
      ...(mode === 'start' && within(ROOMY, env).env),
      ...shared(settings, env, mode),
      FACTOR_SECRET: undefined,
      PORT: String(settings.webPort),
    },
    listens: { port: settings.webPort, variable: 'PORT', host: settings.host },
    ready: {
      url: `http://${reachable(settings.host)}:${settings.webPort}/`,
      accepts: (status) => status === 200 || (mode === 'dev' && status > 0),
    },
    chatty: true,
  }
}

/** @param {Settings} settings @param {NodeJS.ProcessEnv} env @param {Mode} [mode] @returns {Service} */
export function workerService(settings, env, mode = 'start') {
  return {
    title: 'El worker',
    args: node(...traces(env), 'dist/server/worker.js'),
    env: shared(settings, env, mode),
  }
}
