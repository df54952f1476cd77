import { setTimeout as wait } from 'node:timers/promises'

/** @typedef {import('./host.mjs').Host} Host */
/** @typedef {import('./ask.mjs').Ask} Ask */
/** @typedef {{ ownerId: string, email: string, restaurantId: string, name: string, profile: string }} Person */
/** @typedef {ReturnType<typeof createPublisher>} Publisher */

/** Owners of the demo who can all sign in with its password. @param {Host} host @returns {Promise<Person[]>} */
export async function openOwners(host) {
  const login = host.apis[0]?.demoOwner()
  if (!login) throw new Error('There is no demo owner.')
  await host
    .operator()
    .query('update owners set password_hash = (select password_hash from owners where email = $1)', [
      login.email,
    ])
  const { rows } = await host.operator().query(
    `select owners.id as "ownerId", email, restaurants.id as "restaurantId", restaurants.name
       from owners join restaurants on restaurants.owner_id = owners.id
      where email <> $1 order by owners.id`,
    [login.email],
  )
  const pathOf = (/** @type {Person} */ { restaurantId, name }) =>
    `/restaurant/profile/${restaurantId}_${encodeURIComponent(name.replaceAll(' ', '_'))}`
  return rows.map((row) => ({ ...row, profile: pathOf(row) }))
}

/** @param {Host} host */
export const demoPassword = (host) => host.apis[0]?.demoOwner()?.password ?? ''

/**
 * An owner who publishes menu after menu. `lost` has what was acknowledged and then was no longer there when the owner came back.
 * @param {Ask} ask
 * @param {Person} person
 * @param {string} password
 */
export function createPublisher(ask, person, password) {
  /** @type {string[]} */
  const lost = []
  const done = { published: 0, pressedAgain: 0, acknowledged: 0, lost }
  let cookie = ''
  let count = 0

  async function signIn() {
    const answer = await ask('owners', 'POST', '/api/auth/login', { body: { email: person.email, password } })
    if (answer.ok) cookie = answer.cookies.map((one) => one.split(';', 1)[0]).join('; ')
    return answer.ok
  }

  /** One press. @returns {Promise<string | undefined>} the dish, if it was acknowledged */
  async function press() {
    if (!cookie && !(await signIn())) return undefined
    const read = await ask('owners', 'GET', '/api/menus/mine', { cookie })
    if (read.status === 401) cookie = ''
    if (!read.ok) return undefined
    const { today, menus } = JSON.parse(read.text)
    const lunch = menus.find(
      (/** @type {{ date: string, service: string }} */ menu) =>
        menu.date === today && menu.service === 'comida',
    )
    const found = Number(/Plato (\d+) de las faltas/.exec(JSON.stringify(lunch ?? ''))?.[1] ?? 0)
    if (found < done.acknowledged) lost.push(`menú ${done.acknowledged} de ${person.email}`)
    const mine = ++count
    const dish = `Plato ${mine} de las faltas`
    const content = {
      price: 12.5,
      categories: [{ name: 'Primeros', items: [{ name: dish }, { name: 'Ensalada' }] }],
    }
    const body = { content, release: 'publish', confirmed: true, version: lunch?.version ?? null }
    const saved = await ask('owners', 'PUT', `/api/menus/mine/${today}/comida`, { cookie, body })
    if (!saved.ok) return undefined
    done.acknowledged = mine
    done.published++
    return dish
  }

  /** Presses until it is acknowledged, as a person would. @param {() => boolean} isOver */
  async function publish(isOver) {
    for (;;) {
      const dish = await press()
      if (dish || isOver()) return dish
      done.pressedAgain++
      await wait(500)
    }
  }

  /** Of the session, if one can be had. */
  async function cookieNow() {
    if (!cookie) await signIn()
    return cookie
  }

  return {
    ...{ person, done, publish, cookie: cookieNow },
    /** The session is no longer good. */
    forget() {
      cookie = ''
    },
  }
}
