/** @typedef {import('./settings.mjs').Settings} Settings */
/**
 * @typedef {object} Service
 * @property {string} title as in «La api ha terminado»
 * @property {string[]} args for node
 * @property {NodeJS.ProcessEnv} env
 * @property {{ port: number, variable: string, host?: string }} [listens]
 * @property {{ url: string, accepts: (status: number) => boolean }} [ready] asked until it answers well
 * @property {boolean} [chatty] greets on its own, in English, before it is ready
 */

const PRELOAD = new URL('./die-with-parent.mjs', import.meta.url).href

/** @param {string[]} args */
const node = (...args) => ['--import', PRELOAD, ...args]

/** Where a service that listens on `host` is reached from here. @param {string | undefined} host */
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

/** What the api runs under so that it stays small. */
export const FRUGAL = {
  // Pictures are decoded in threads, and SQL is compiled in one: by its own rules glibc keeps what each of them once took, and
  // a hundred megabytes of one upload stay for good. With these it gives them back. Other systems do not know the names.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' },
  // What the api holds on to is some forty megabytes; by its own rules V8 would let ten times as much garbage lie before it looks.
  flags: ['--max-semi-space-size=8', '--max-old-space-size=384'],
}

/** @param {Settings} settings @param {NodeJS.ProcessEnv} env @param {Mode} [mode] @returns {Service} */
export function apiService(settings, env, mode = 'start') {
  return {
    title: 'La api',
    args: node(...FRUGAL.flags, '--enable-source-maps', 'dist/server/main.js'),
    env: { ...FRUGAL.env, ...shared(settings, env, mode) },
    listens: { port: settings.apiPort, variable: 'API_PORT', host: settings.apiHost },
    ready: {
      url: `http://${reachable(settings.apiHost)}:${settings.apiPort}/readyz`,
      accepts: (status) => status === 200,
    },
  }
}

/** @param {Settings} settings @param {NodeJS.ProcessEnv} env @param {Mode} [mode] @returns {Service} */
export function webService(settings, env, mode = 'start') {
  const where = ['-p', String(settings.webPort), ...(settings.host ? ['-H', settings.host] : [])]
  return {
    title: 'La web',
    args:
      mode === 'dev'
        ? node('node_modules/next/dist/bin/next', 'dev', ...where)
        : node('--enable-source-maps', 'dist/web/server.mjs'),
    env: { ...shared(settings, env, mode), PORT: String(settings.webPort) },
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
    args: node('--enable-source-maps', 'dist/server/worker.js'),
    env: shared(settings, env, mode),
  }
}
