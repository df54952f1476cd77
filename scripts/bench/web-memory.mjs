import { memoryOf, processOf } from './processes.mjs'

const AT_ONCE = 16

/** Every request has its own address, so that no client's budget limits the benchmark. @param {number} n */
const visitor = (n) => ({ 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` })

/** For each class of page, a generator of any number of addresses. @type {Record<string, (n: number) => string>} */
const CLASSES = {
  'una página con otros parámetros': (n) => `/faqs?utm=${n}${'x'.repeat(200)}`,
  'direcciones que no existen': (n) => `/nada/${n}${'x'.repeat(200)}`,
  'perfiles que no existen': (n) => `/restaurant/profile/a${String(n).padStart(11, '0')}_Casa`,
  'ciudades que no existen': (n) => `/menu-del-dia/pueblo-${n}`,
  'widgets que no existen': (n) => `/widget/a${String(n).padStart(11, '0')}`,
  'pantallas que no existen': (n) => `/pantalla/a${String(n).padStart(11, '0')}`,
  'tarjetas que no existen': (n) => `/og/a${String(n).padStart(11, '0')}/0`,
  'búsquedas de otras palabras': (n) => `/restaurant/search/menu?q=nada${n}&lat=40.4168&lon=-3.7038`,
  'búsquedas de otros sitios': (n) =>
    `/restaurant/search/menu?lat=${(40.3 + (n % 300) / 1000).toFixed(3)}&lon=${(-3.9 + Math.floor(n / 300) / 1000).toFixed(3)}`,
}

/**
 * Addresses of restaurants that exist, each asked for again and again in other forms.
 * @param {string} baseUrl
 * @returns {Promise<Record<string, (n: number) => string>>}
 */
async function classesOfThere(baseUrl) {
  const map = await (await fetch(`${baseUrl}/sitemaps/1.xml`)).text()
  const profiles = map.match(/\/restaurant\/profile\/[^<?#/]+(?=<)/g) ?? []
  if (profiles.length === 0) throw new Error('The map of the site names no profile.')
  const profile = (/** @type {number} */ n) => profiles[n % profiles.length] ?? ''
  const id = (/** @type {number} */ n) => profile(n).slice('/restaurant/profile/'.length).split('_', 1)[0]
  return {
    'perfiles con otros parámetros': (n) => `${profile(n)}?utm=${n}`,
    'canales RSS': (n) => `${profile(n)}/rss.xml?utm=${n}`,
    'canales JSON': (n) => `${profile(n)}/feed.json?utm=${n}`,
    widgets: (n) => `/widget/${id(n)}?utm=${n}`,
    pantallas: (n) => `/pantalla/${id(n)}?utm=${n}`,
    tarjetas: (n) => `/og/${id(n)}/${n}`,
  }
}

/** @param {string} name @param {(n: number) => string} urlOf @param {{ pid: string, api: string, each: number }} how */
async function asked(name, urlOf, { pid, api, each }) {
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  let [next, most, mostOfApi] = [0, 0, 0]
  /** @type {Record<number, number>} */
  const statuses = {}
  const one = async () => {
    while (next < each) {
      const n = next++
      const answer = await fetch(urlOf(n), { headers: visitor(n), redirect: 'manual' })
      await answer.arrayBuffer()
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      if (n % 50 === 0) most = Math.max(most, memoryOf(pid))
      if (n % 50 === 0) mostOfApi = Math.max(mostOfApi, memoryOf(api))
      if (n % 1000 === 0 && n > 0)
        console.log(`${name}: ${n} en ${seconds()} s, ${memoryOf(pid)} MB, api ${memoryOf(api)} MB`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return {
    'después (MB)': memoryOf(pid),
    'lo más (MB)': most,
    'api después (MB)': memoryOf(api),
    'api lo más (MB)': mostOfApi,
    segundos: seconds(),
    respuestas: JSON.stringify(statuses),
  }
}

/**
 * Measures the memory of web and api after very many addresses: one process for all classes, one class after the other. `CLASS`: a part of
 * the names of the classes to ask for. The api's process has the embedded database in it.
 * @param {{ baseUrl: string, apiUrl: string }} mantel started with TRUSTED_PROXIES=1
 * @param {number} each
 */
export async function webMemory({ baseUrl, apiUrl }, each) {
  const pid = processOf('dist/web/server.mjs', `PORT=${new URL(baseUrl).port}`)
  const api = processOf('dist/server/main.js', `API_PORT=${new URL(apiUrl).port}`)
  /** @type {Record<string, object>} */
  const rows = { 'recién arrancada': { 'después (MB)': memoryOf(pid), 'api después (MB)': memoryOf(api) } }
  const classes = { ...CLASSES, ...(await classesOfThere(baseUrl)) }
  const named = new RegExp(process.env.CLASS ?? '')
  for (const [name, pathOf] of Object.entries(classes).filter(([name]) => named.test(name)))
    rows[name] = await asked(name, (n) => baseUrl + pathOf(n), { pid, api, each })
  return rows
}
