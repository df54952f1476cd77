import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { benchMail } from './bench/api-mail.mjs'
import { benchPublish } from './bench/api-publish.mjs'
import { benchSearch } from './bench/api-search.mjs'
import { benchSheets } from './bench/api-sheets.mjs'
import { chatAnswered } from './bench/chat-answered.mjs'
import { firstLoad } from './bench/first-load.mjs'
import { interactions } from './bench/interactions.mjs'
import { lighthouseOf } from './bench/lighthouse.mjs'
import { benchMenuText } from './bench/menu-text.mjs'
import { choosePages } from './bench/pages.mjs'
import { publishSeen } from './bench/publish-seen.mjs'
import { startStatic } from './bench/static-file.mjs'
import { throughput } from './bench/throughput.mjs'
import { ensureBuilt } from './build/build.mjs'
import { endAll } from './run/children.mjs'
import { runCommand } from './run/command.mjs'
import { withMantel } from './test/running-mantel.mjs'

const heading = (/** @type {string} */ text) => console.log(`\n${text}`)

/** @param {{ baseUrl: string, apiUrl: string, demoOwner?: import('./test/running-mantel.mjs').Login | undefined }} mantel */
async function benchChat({ baseUrl, apiUrl, demoOwner }) {
  if (!demoOwner) return
  heading('De un menú escrito en el chat a su imagen y a la página pública, en milisegundos')
  console.table(await chatAnswered(baseUrl, apiUrl, demoOwner))
}

/** @param {string} directory */
async function benchWeb(directory) {
  await withMantel(async ({ baseUrl, apiUrl, demoOwner }) => {
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

    heading('La interacción más lenta en un móvil cuatro veces más lento, y lo que se mueve la página')
    console.table(await interactions(pages.búsqueda))

    heading('Peticiones por segundo y p99, por turnos; proporción con la página desnuda')
    const nginx = await startStatic(directory, pages.perfil)
    console.table(await throughput({ ...pages, ...(nginx && { 'perfil en nginx': nginx }) }, 'desnuda'))
    if (!nginx) console.log('nginx no está instalado: no se compara con un archivo estático.')
  })
}

async function bench() {
  const root = process.cwd()
  await ensureBuilt(root, ['server', 'web'])
  if (process.argv[2] === 'chat') return withMantel(benchChat)
  const directory = mkdtempSync(path.join(tmpdir(), 'mantel-bench-'))
  try {
    await benchWeb(directory)
    heading('Leer un menú pegado de 10.000 caracteres, en milisegundos')
    console.table(await benchMenuText())
    heading('Búsqueda en la api, PGlite')
    await benchSearch(root, directory)
    heading('Menús programados para el mismo minuto, PGlite')
    await benchPublish(root, directory)
    heading('El menú del día a diez mil suscriptores, PGlite')
    await benchMail(root, directory)
    heading('Menús dibujados, PGlite')
    await benchSheets(root, directory)
  } finally {
    await endAll()
    rmSync(directory, { recursive: true, force: true })
  }
}

await runCommand(bench)
