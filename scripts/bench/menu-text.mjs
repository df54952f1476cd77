import path from 'node:path'
import { build } from 'esbuild'

const day = (/** @type {string} */ name) => `${name}:
*Primeros* 🥗
- Lentejas estofadas con chorizo
- Ensalada de tomate, queso fresco y nueces
- Crema de calabacín
*Segundos* 🥩
- Entrecot con pimientos de Padrón (+2,50€)
- Merluza a la romana con ensalada
- ALBÓNDIGAS EN SALSA DE LA ABUELA
*Postres*: flan, arroz con leche o fruta del tiempo
Menú 12,50€, medio menú 8€. Incluye pan, bebida y postre o café
De 13:30 a 16h. ¡Os esperamos! Reservas 912 345 678
`
const days = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'].map(day).join('\n')

/** @returns {Promise<typeof import('../../contract/rules/menu-text/parse-menu-text.ts')>} the rules as the browser gets them */
async function bundledRules() {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('contract/rules/menu-text/parse-menu-text.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`
  )
}

/** Milliseconds to read 10,000 characters of a week's menus: the first time, as in a fresh tab, and again once warm. */
export async function benchMenuText() {
  const { parseMenuText } = await bundledRules()
  const text = days.repeat(10).slice(0, 10_000)
  const times = Array.from({ length: 60 }, () => {
    const started = performance.now()
    parseMenuText(text, { today: '2026-11-24' })
    return performance.now() - started
  })
  const warm = times.slice(10).sort((one, other) => one - other)
  const figure = (/** @type {number | undefined} */ time) => Number((time ?? 0).toFixed(2))
  return {
    caracteres: text.length,
    primera: figure(times[0]),
    mediana: figure(warm[25]),
    p95: figure(warm[47]),
  }
}
