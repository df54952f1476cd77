import { randomBytes } from 'node:crypto'
import { clientAt } from './client.mjs'
import { largePdf } from './pdfs.mjs'

/** The longest possible menu, in words that are hard to break. */
const longMenu = {
  price: 12,
  categories: Array.from({ length: 10 }, (_, part) => ({
    name: `Parte ${part}`,
    items: Array.from({ length: 8 }, (_, n) => ({ name: `${n} `.padEnd(300, 'W') })),
  })),
}

/** @param {number} n */
const day = (n) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)

/** @param {Promise<Response | undefined>} asked */
async function jsonOf(asked) {
  const answer = await asked
  if (!answer?.ok) throw new Error(`The attack cannot begin: ${await answer?.text()}`)
  return answer.json()
}

/**
 * An owner who has just signed up, with a long menu for each of sixty days. Nobody else can see these menus.
 * @param {import('./client.mjs').Site} site
 * @param {string} address
 */
export async function attackingOwner({ api }, address) {
  const password = 'una contraseña larga de verdad'
  const email = `ataque.${randomBytes(6).toString('hex')}@example.com`
  const registration = { firstName: 'Ana', lastName: 'Ataque', email, password }
  const stranger = clientAt(address)
  const registered = await jsonOf(stranger('POST', `${api}/api/auth/register`, registration))
  const authorization = `Bearer ${registered.token}`
  const ask = clientAt(address, { authorization })
  const draft = { content: longMenu, version: null, release: 'draft' }
  await jsonOf(ask('PUT', `${api}/api/menus/mine/${day(1)}/comida`, draft))
  const from = { date: day(1), service: 'comida' }
  for (let first = 2; first < 60; first += 15) {
    const days = Array.from({ length: Math.min(15, 60 - first) }, (_, n) => ({
      from,
      to: { date: day(first + n) },
    }))
    await ask('POST', `${api}/api/menus/mine/copy`, { days })
  }
  const { menus } = await jsonOf(ask('GET', `${api}/api/menus/mine?from=${day(1)}&to=${day(30)}`))
  return {
    ask,
    authorization,
    email,
    day,
    menuIds: menus.map((/** @type {{ menuId: string }} */ menu) => menu.menuId),
  }
}

/**
 * Stores a menu of twelve megabytes. Returns its path.
 * @param {import('./client.mjs').Site} site
 * @param {import('./client.mjs').Ask} ask
 */
export async function storedCarta({ api }, ask) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(largePdf())]), 'carta.pdf')
  const { fileUrl } = await jsonOf(ask('POST', `${api}/api/aws/uploadToAws`, body))
  return new URL(fileUrl).pathname
}
