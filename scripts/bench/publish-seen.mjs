import { asOwner, profileOf, signIn } from './as-owner.mjs'

const times = 12

/**
 * Measures the machine's time from «Publicar ahora» to the public page, once after a start and then again and again: the save as the
 * owner's browser sends it, and the new rendering of the page. Milliseconds.
 * @param {string} site
 * @param {string} api
 * @param {{ email: string, password: string }} owner
 */
export async function publishSeen(site, api, owner) {
  const ask = asOwner(site, await signIn(site, owner))
  const { today, menus } = await (await ask('GET', '/api/menus/mine')).json()
  let version =
    menus.find((/** @type {{ date: string, service: string }} */ menu) => isLunch(menu, today))?.version ??
    null
  const profile = site + (await profileOf(api, owner))
  await (await fetch(profile)).text()
  const rows = []
  for (let n = 0; n < times; n++) {
    const dish = `Plato de prueba ${n} de ${Date.now()}`
    const started = performance.now()
    const saved = await ask('PUT', `/api/menus/mine/${today}/comida`, { ...publishing(dish), version })
    if (!saved.ok) throw new Error(await saved.text())
    version = (await saved.json()).version
    const confirmed = performance.now()
    const html = await (await fetch(profile)).text()
    if (!html.includes(dish)) throw new Error('The page does not show what was published.')
    rows.push({
      guardar: confirmed - started,
      página: performance.now() - confirmed,
      total: performance.now() - started,
    })
  }
  const [first, ...rest] = rows
  const middle = rest.toSorted((a, b) => a.total - b.total)[Math.floor(rest.length / 2)]
  return { 'tras arrancar': rounded(first), después: rounded(middle) }
}

const rounded = (/** @type {Record<string, number> | undefined} */ row) =>
  Object.fromEntries(Object.entries(row ?? {}).map(([name, ms]) => [name, Math.round(ms)]))

const isLunch = (/** @type {{ date: string, service: string }} */ menu, /** @type {string} */ today) =>
  menu.date === today && menu.service === 'comida'

const publishing = (/** @type {string} */ dish) => ({
  content: {
    price: 12.5,
    categories: [{ name: 'Primeros', items: [{ name: dish }, { name: 'Ensalada mixta' }] }],
  },
  release: 'publish',
  confirmed: true,
})
