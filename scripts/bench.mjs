import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { benchMail } from './bench/api-mail.mjs'
import { benchPublish } from './bench/api-publish.mjs'
import { benchSearch } from './bench/api-search.mjs'
import { benchSheets } from './bench/api-sheets.mjs'
import { underAttack } from './bench/attack/under-attack.mjs'
import { chatAnswered } from './bench/chat-answered.mjs'
import { playConversations } from './bench/chat-conversations.mjs'
import { playMarked } from './bench/chat-marked.mjs'
import { benchChatTurn } from './bench/chat-turn.mjs'
import { benchDishes } from './bench/dishes.mjs'
import { firstLoad } from './bench/first-load.mjs'
import { interactions } from './bench/interactions.mjs'
import { renderedInLanguages } from './bench/languages.mjs'
import { lighthouseOf } from './bench/lighthouse.mjs'
import { measureMany } from './bench/many/many.mjs'
import { benchMenuText } from './bench/menu-text.mjs'
import { choosePages } from './bench/pages.mjs'
import { publishSeen } from './bench/publish-seen.mjs'
import { benchBlind } from './bench/reader/blind.mjs'
import { bundled } from './bench/reader/bundle.mjs'
import { benchReader } from './bench/reader/reader.mjs'
import { startStatic } from './bench/static-file.mjs'
import { countSteps } from './bench/steps.mjs'
import { throughput } from './bench/throughput.mjs'
import { webMemory } from './bench/web-memory.mjs'
import { ensureBuilt } from './build/build.mjs'
import { namesAsked } from './run/asked.mjs'
import { endAll } from './run/children.mjs'
import { runCommand } from './run/command.mjs'
import { startMantel, withMantel } from './test/running-mantel.mjs'

const heading = (/** @type {string} */ text) => console.log(`\n${text}`)

/** @param {{ baseUrl: string, apiUrl: string, demoOwner?: import('./test/running-mantel.mjs').Login | undefined }} mantel */
async function benchChat({ baseUrl, apiUrl, demoOwner }) {
  if (!demoOwner) return
  heading('De un menú escrito en el chat a su imagen y a la página pública, en milisegundos')
  console.table(await chatAnswered(baseUrl, apiUrl, demoOwner))
}

async function benchMemory() {
  const each = Number(process.env.EACH ?? 20_000)
  const { mantel, stop } = await startMantel({ TRUSTED_PROXIES: '1' })
  try {
    heading(`Lo que ocupan la web y la api después de ${each} direcciones de cada clase`)
    console.table(await webMemory(mantel, each))
  } finally {
    await stop()
  }
}

async function benchLanguages() {
  const secret = randomBytes(32).toString('hex')
  const { mantel, stop } = await startMantel({ TRUSTED_PROXIES: '1', INTERNAL_SECRET: secret })
  try {
    heading(
      'Una página sin caché en castellano y en inglés, por turnos, en milisegundos de procesador de la web y la api',
    )
    console.table(await renderedInLanguages(mantel.baseUrl, { ...mantel, secret }))
  } finally {
    await stop()
  }
}

async function benchAttack() {
  const { mantel, stop } = await startMantel({ TRUSTED_PROXIES: '1' })
  try {
    heading('Las búsquedas de los demás mientras un cliente ataca, en milisegundos')
    console.table(await underAttack(mantel))
  } finally {
    await stop()
  }
}

/** @param {string} directory */
async function benchWeb(directory) {
  const { mantel, stop } = await startMantel({ BENCH: 'on' })
  try {
    const { baseUrl, apiUrl, demoOwner } = mantel
    if (demoOwner) {
      heading('De «Publicar ahora» a la página pública, en milisegundos')
      console.table(await publishSeen(baseUrl, apiUrl, demoOwner))
    }
    await benchChat({ baseUrl, apiUrl, demoOwner })
    const pages = await choosePages(baseUrl)
    heading('JavaScript de la primera carga (gzip)')
    console.table(await firstLoad(pages))

    heading('Lighthouse de móvil, la mediana de tres')
    const { origin, pathname } = new URL(pages.búsqueda)
    const { inicio, perfil } = pages
    console.table(await lighthouseOf({ inicio, búsqueda: origin + pathname, perfil }))

    await benchInteractions(pages.búsqueda)

    heading('Peticiones por segundo y p99, por turnos; proporción con la página desnuda')
    const nginx = await startStatic(directory, pages.perfil)
    console.table(await throughput({ ...pages, ...(nginx && { 'perfil en nginx': nginx }) }, 'desnuda'))
    if (!nginx) console.log('nginx no está instalado: no se compara con un archivo estático.')
  } finally {
    await stop()
  }
}

/** `LANGUAGES=es,de`: only these. */
async function benchLighthouse() {
  /** @type {typeof import('../contract/languages.ts')} */
  const { addressIn, isLanguage, languageCodes } = await bundled('contract/languages.ts')
  const asked = process.env.LANGUAGES?.split(',').filter(isLanguage) ?? languageCodes
  await withMantel(async ({ baseUrl }) => {
    const { inicio, búsqueda, perfil } = await choosePages(baseUrl)
    const pages = asked.flatMap((language) =>
      Object.entries({ inicio, búsqueda, perfil }).map(([name, page]) => {
        const { origin, pathname } = new URL(page)
        return [`${language} ${name}`, origin + addressIn(language, pathname)]
      }),
    )
    heading('Lighthouse de móvil en cada idioma, la mediana de tres')
    console.table(await lighthouseOf(Object.fromEntries(pages)))
  })
}

/** @param {string} search */
async function benchInteractions(search) {
  heading('La interacción más lenta en un móvil cuatro veces más lento, y lo que se mueve la página')
  console.table(await interactions(search))
}

async function benchReading() {
  const { inAll, phenomena, times } = await benchReader()
  heading(
    'El lector de menús ante mensajes de lectura conocida, con plantillas con las que se construyó y sin ver',
  )
  console.table(inAll)
  console.table(phenomena)
  heading('Leer 10.000 caracteres, en milisegundos')
  console.table(times)
}

/** Each part prints its title and measures. All parts share one directory, so that a part finds the databases that another has filled. */
const parts = {
  web: (/** @type {string} */ _, /** @type {string} */ directory) => benchWeb(directory),
  async text() {
    heading('Leer un menú pegado de 10.000 caracteres, en milisegundos')
    console.table(await benchMenuText())
  },
  reader: benchReading,
  async blind() {
    heading('El lector con cien mensajes de quien no conocía el código')
    console.table(await benchBlind())
  },
  search: titled('Búsqueda en la api, PGlite', benchSearch),
  publish: titled('Menús programados para el mismo minuto, PGlite', benchPublish),
  mail: titled('El menú del día a diez mil suscriptores, PGlite', benchMail),
  sheets: titled('Menús dibujados, PGlite', benchSheets),
  chat: () => withMantel(benchChat),
  async turn() {
    heading('Un turno del chat sin la base de datos, en milisegundos')
    console.table(await benchChatTurn())
  },
  conversations: playConversations,
  marked: playMarked,
  steps: () =>
    withMantel(async ({ baseUrl }) => {
      heading('Del registro a un menú que se ve, por el chat: lo que se pulsa y se escribe')
      console.table(await countSteps(baseUrl))
    }),
  interactions: () =>
    withMantel(async ({ baseUrl }) => benchInteractions((await choosePages(baseUrl)).búsqueda)),
  memory: benchMemory,
  attack: benchAttack,
  languages: benchLanguages,
  lighthouse: benchLighthouse,
  many: (/** @type {string} */ _, /** @type {string} */ directory) => measureMany(directory),
}

/** @param {string} title @param {(root: string, directory: string) => Promise<void>} measure */
function titled(title, measure) {
  return (/** @type {string} */ root, /** @type {string} */ directory) => {
    heading(title)
    return measure(root, directory)
  }
}

const all = /** @type {const} */ (['web', 'text', 'search', 'publish', 'mail', 'sheets'])

const usage = `npm run bench                 mide todo: ${all.join(', ')}
npm run bench -- web search   solo las partes que se nombran
npm run bench -- reader       lo que el lector de menús acierta, fenómeno a fenómeno
npm run bench -- blind        lo que acierta de cien mensajes escritos sin conocerlo
npm run bench -- dishes FICHERO  los platos de un fichero, uno por línea, en cada idioma
npm run bench -- chat         de un menú escrito en el chat a su imagen y a la página pública
npm run bench -- turn         un turno del chat sin la base de datos
npm run bench -- conversations  treinta conversaciones con el chatbot, para juzgarlas leyendo
npm run bench -- marked       mensajes marcados que el chat no ha aprendido: qué hace con ellos, y qué escribe sin que se pida
npm run bench -- steps        lo que pulsa y escribe un propietario hasta que su primer menú se ve
npm run bench -- interactions  la interacción más lenta de cada acción de la búsqueda en un móvil lento
npm run bench -- memory       lo que ocupan la web y la api después de veinte mil direcciones de cada clase (CLASS=búsquedas: solo esas)
npm run bench -- attack       las búsquedas de los demás mientras un cliente ataca
npm run bench -- languages    lo que cuesta una página más en inglés que en castellano
npm run bench -- lighthouse   Lighthouse de la portada, la búsqueda y un perfil en cada idioma
npm run bench -- many         dos webs y dos api tras un proxy: cuándo se ve un cambio, y qué se nota si una muere o se cambia`

async function bench() {
  const [part, file] = process.argv.slice(2)
  if (part === 'dishes' && file) return benchDishes(file)
  const asked = namesAsked(
    usage,
    /** @type {const} */ ([
      ...all,
      'reader',
      'blind',
      'chat',
      'turn',
      'conversations',
      'marked',
      'steps',
      'interactions',
      'memory',
      'attack',
      'languages',
      'lighthouse',
      'many',
    ]),
  )
  const withoutBuild = ['reader', 'blind', 'text', 'turn', 'conversations', 'marked']
  const needsBuild = asked.length === 0 || asked.some((name) => !withoutBuild.includes(name))
  if (needsBuild) await ensureBuilt(process.cwd(), ['server', 'web'])
  const directory = mkdtempSync(path.join(tmpdir(), 'mantel-bench-'))
  try {
    for (const name of asked.length > 0 ? asked : all) await parts[name](process.cwd(), directory)
  } finally {
    await endAll()
    rmSync(directory, { recursive: true, force: true })
  }
}

await runCommand(bench)
