/** @param {string} api @param {{ email: string, password: string }} owner */
export async function profileOf(api, owner) {
  const { token, ownerId } = await (await post(api, '/api/auth/login', owner)).json()
  const headers = { authorization: `Bearer ${token}` }
  const { restaurant } = await (await fetch(`${api}/api/owner/${ownerId}`, { headers })).json()
  return `/restaurant/profile/${restaurant.restaurantId}_${encodeURIComponent(restaurant.restaurantName.replaceAll(' ', '_'))}`
}

/** @param {string} site @param {{ email: string, password: string }} owner */
export async function signIn(site, owner) {
  const answer = await post(site, '/api/auth/login', owner)
  if (!answer.ok) throw new Error(await answer.text())
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

const post = (/** @type {string} */ site, /** @type {string} */ path, /** @type {unknown} */ body) =>
  fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify(body),
  })

export const asOwner =
  (/** @type {string} */ site, /** @type {string} */ cookie) =>
  (/** @type {string} */ method, /** @type {string} */ path, /** @type {unknown} */ body = undefined) =>
    fetch(site + path, {
      method,
      headers: { 'content-type': 'application/json', origin: site, cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
