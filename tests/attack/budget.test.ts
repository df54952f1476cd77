import { expect, test } from 'vitest'
import { mantel } from './support/mantel'

/** Of one subscriber's network: as many addresses as one likes. */
const fromNetwork = (n: number) => ({ 'x-forwarded-for': `2001:db8:77:1:${n.toString(16)}::1` })

const page = (path: string, headers: Record<string, string>) =>
  fetch(mantel.baseUrl + path, { headers, redirect: 'manual' })

/** The cheapest page that is not kept, because the requests must be faster than the budget grows: eight at a time, until one is refused. */
async function exhausted(most: number, cookieOf = (_: number) => '') {
  let n = 0
  let refused: Response | undefined
  const one = async () => {
    while (!refused && n < most) {
      n += 1
      const answer = await page(`/menu?gasto=${n}`, { ...fromNetwork(n), cookie: cookieOf(n) })
      await answer.text().then((text) => {
        if (answer.status === 429) refused = new Response(text, answer)
      })
    }
  }
  await Promise.all(Array.from({ length: 8 }, one))
  return { refused, asked: n }
}

async function sessionCookie() {
  const answer = await fetch(`${mantel.baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(mantel.demoOwner),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

test('who has had hundreds of pages made waits, and nobody else', async () => {
  await page('/faqs', fromNetwork(0)).then((answer) => answer.text())
  await page('/faqs', fromNetwork(0)).then((answer) => answer.text())
  const { refused, asked } = await exhausted(20_000)
  expect(refused?.status).toBe(429)
  expect(asked).toBeGreaterThan(500)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused?.text()).toContain('Espera unos segundos')

  expect((await page('/faqs', fromNetwork(1))).status, 'what is remembered costs nothing').toBe(200)
  const other = { 'x-forwarded-for': '2001:db8:77:2::1' }
  expect((await page('/restaurant/search/menu?q=otro', other)).status).toBe(200)
  const cookie = await sessionCookie()
  expect((await page('/misdatospersonales', { ...fromNetwork(1), cookie })).status).toBe(200)

  const forged = await exhausted(20_000, (n) => `mantel=Fe26.2*1*forged${n}`)
  expect(forged.refused?.status, 'a session of one’s own making has no budget of its own').toBe(429)
}, 240_000)
