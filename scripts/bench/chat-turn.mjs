import path from 'node:path'
import { build } from 'esbuild'

/** @returns {Promise<{ step: Function, nothingYet: object }>} the engine, without a database */
async function bundledEngine() {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "export { step } from './server/modules/chatbot/engine/step'; export { nothingYet } from './server/modules/chatbot/engine/state'",
      resolveDir: path.resolve('.'),
      loader: 'ts',
    },
    ...{ bundle: true, format: 'esm', platform: 'node', write: false, logLevel: 'silent' },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire('/')" },
  })
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`
  )
}

const content = {
  ...{ price: 12.5, halfPrice: null, includes: ['pan', 'bebida'], window: null, observation: '' },
  categories: ['Primeros', 'Segundos', 'Postres'].map((name) => ({
    name,
    items: ['de la casa', 'a la plancha', 'en salsa', 'con patatas'].map((how) => ({
      name: `${name} ${how}`,
    })),
  })),
}
const date = '2026-11-18'
const at = new Date(`${date}T09:00:00Z`)
const facts = {
  ...{ now: at, channel: 'browser', siteUrl: 'https://mantel.example', hasWhatsApp: true, visits: null },
  ...{ reading: null, pages: null, written: [], isRepeated: false, templates: [{ id: 'a', name: 'Mantel' }] },
  owner: { ownerId: 'a', firstName: 'Ana', emailVerified: true },
  restaurant: {
    restaurantId: 'b',
    restaurantName: 'Casa',
    timeZone: 'Europe/Madrid',
    templateId: 'a',
    isPublic: true,
  },
  rights: { scheduledMenus: true, imagesLeft: null },
  menus: [
    {
      ...content,
      menuId: 'c',
      date,
      service: 'comida',
      state: 'published',
      version: 1,
      source: 'chatbot',
      updatedAt: at.toISOString(),
      publishAt: null,
    },
  ],
}

/** Messages as owners write them, and messages that are made to be slow: with 350 to 400 letters, the most that is read as an order. */
const kinds = {
  'órdenes cortas': [
    'hola',
    'agotado el pollo',
    'cambia la merluza por dorada',
    'precio 13',
    'sin flan y sin pan',
    'deshaz',
    'sí',
    'q menu tengo oy?',
  ],
  'un menú de diez líneas': [
    'Menú 12 €\nPrimeros\nLentejas\nSopa de pescado\nEnsalada mixta\nSegundos\nPollo asado\nMerluza en salsa\nPostres\nFlan casero',
  ],
  'hechos para tardar': [
    'ya ',
    'no hay ',
    'de ',
    'se ha ',
    'el pollo no es ',
    'quita y ',
    'con pan y ',
    'a las 1',
    'x por ',
    '1,',
    'sin ni ',
    'y, ',
  ].map((text) => text.repeat(400).slice(0, 350)),
}

/**
 * Measures the processor time of one turn in milliseconds, so that a busy machine changes the figure little: understanding the message, its
 * orders, and the answer.
 */
export async function benchChatTurn() {
  const { step, nothingYet } = await bundledEngine()
  let count = 0
  const turn = (/** @type {object} */ state, /** @type {string} */ text) => {
    count += 1
    const message = { kind: 'text', id: `m${count}`, at: new Date(at.getTime() + count).toISOString(), text }
    return step(state, message, facts)
  }
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, texts]) => {
      const { state } = turn(nothingYet, kinds['un menú de diez líneas'][0] ?? '')
      for (const text of texts) turn(state, text)
      const times = Array.from({ length: 40 }, () => texts)
        .flat()
        .flatMap((text) =>
          [state, nothingYet].map((before) => {
            const started = process.cpuUsage()
            // Never the same text twice in a row: the engine keeps what it has just read.
            turn(before, text + ' '.repeat(count % 50))
            const { user, system } = process.cpuUsage(started)
            return (user + system) / 1000
          }),
        )
        .sort((a, b) => a - b)
      const share = (/** @type {number} */ part) =>
        Number((times[Math.floor(times.length * part)] ?? 0).toFixed(2))
      return [kind, { p50: share(0.5), p95: share(0.95), p99: share(0.99) }]
    }),
  )
}
