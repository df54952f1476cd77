import { expect } from 'vitest'
import { z } from 'zod'
import { localNow } from '@/contract/rules/time/local-time'
import { newId } from '@/server/db/id'
import { refreshSearchRows } from '@/server/modules/search'
import { ownerRequests } from '@/tests/api/http/owner-requests'
import { nameOfEndpoint, sendOwnerRequest } from '@/tests/api/http/send-owner-request'
import { anAddress, linkIn, mailTo } from '@/tests/api/mail/sent-mails'
import type { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'

export type Api = Awaited<ReturnType<typeof harness>>

/** Who lives in a data directory, and the addresses where others see it. */
export type Lives = { owners: TestOwner[]; paths: string[] }

/** What leaves nothing to look at, or changes the password or the address by which the test signs in. */
const leavesNothing = (name: string) =>
  name.startsWith('DELETE ') ||
  ['POST /api/auth/logout', 'POST /api/auth/changePassword', 'PUT /api/account/email'].includes(name)

/**
 * Fills a database with a bit of everything: for each endpoint of owners, one owner who has just called it, and one house with a whole
 * life. A new endpoint is in it without being named here.
 */
export async function fillWithLives(api: Api): Promise<Lives> {
  const owners: TestOwner[] = []
  for (const endpoint of api.mounted.filter(({ auth }) => auth === 'owner')) {
    const name = nameOfEndpoint(endpoint)
    const requestOf = ownerRequests[name]
    if (leavesNothing(name) || !requestOf) continue
    const owner = await api.owner({}, { name: `Casa ${owners.length}` })
    await refreshRows(api, owner)
    const { status } = await sendOwnerRequest(
      api,
      endpoint,
      await requestOf(owner, api.db),
      await api.tokenOf(owner),
    )
    expect(status, name).toBe(endpoint.status ?? 200)
    owners.push(owner)
  }
  const whole = await wholeLife(api)
  await api.ctx.background.settled()
  for (const owner of owners) await refreshRows(api, owner)
  return { owners: [...owners, whole.owner], paths: [...owners.flatMap(profileOf), ...whole.paths] }
}

const refreshRows = (api: Api, { restaurantId }: TestOwner) =>
  api.db.transaction((tx) => refreshSearchRows(tx, [restaurantId]))

const profileOf = ({ restaurantId }: TestOwner) => `/api/owner/restaurant/${restaurantId}`

const opened = z.object({ id: z.string() })
const polled = z.object({ pollId: z.string() })
const uploaded = z.object({ fileUrl: z.string() })

/** A house that has paid, has a menu of today and of a later day, a reader, a poll and a photo. */
async function wholeLife(api: Api) {
  const owner = await api.owner({ firstName: 'Íñigo' }, { name: 'Casa «Entera» & Ñandú' })
  const { ownerId, restaurantId } = owner
  const client = api.as(owner)
  const well = async (asked: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await asked
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    return body
  }
  const fiscal = { name: 'Entera, S. L.', taxId: 'B12345674', address: 'Calle Mayor, 1' }
  await well(client.put('/api/billing-details', { ...fiscal, postcode: '28013', city: 'Madrid' }))
  const { id } = opened.parse(await well(client.post('/api/payment/create-payment', { ownerId })))
  await well(client.post(`/api/payment/sandbox/${id}`, { outcome: 'paid' }))

  const { date: today } = localNow(new Date(), 'Europe/Madrid')
  const later = new Date(Date.parse(today) + 7 * 86_400_000).toISOString().slice(0, 10)
  const content = {
    price: 12.5,
    includes: ['pan', 'bebida'],
    categories: [
      { name: 'Primeros', items: [{ name: 'Lentejas', allergens: { gluten: 'free' } }, { name: 'Fabada' }] },
      { name: 'Segundos', items: [{ name: 'Merluza a la gallega' }] },
    ],
  }
  const menu = { content, version: null, confirmed: true }
  await well(client.put(`/api/menus/mine/${today}/comida`, { ...menu, release: 'publish' }))
  await well(client.put(`/api/menus/mine/${later}/comida`, { ...menu, release: 'schedule' }))

  const email = anAddress('lectora')
  await well(api.post('/api/email/subscribe', { email, restaurantId, restaurantName: 'Casa' }))
  const [question] = await mailTo(api, email)
  const token = linkIn(question?.text, '/confirmar-suscripcion').searchParams.get('token') ?? ''
  await well(api.post('/api/email/confirm', { token }))

  const other = await api.owner({}, { name: 'Casa de al lado' })
  const { pollId } = polled.parse(
    await well(api.post('/api/polls', { restaurantIds: [restaurantId, other.restaurantId] })),
  )
  await well(api.post(`/api/polls/${pollId}/votes`, { voter: newId() + newId(), restaurantId }))

  const photo = {
    headers: { ownerid: ownerId },
    ...(await ownerRequests['POST /api/aws/uploadToAws']?.(owner, api.db)),
  }
  const form = photo.body instanceof FormData ? photo.body : null
  const { fileUrl } = uploaded.parse(
    await well(client.raw('/api/aws/uploadToAws', { method: 'POST', headers: photo.headers, body: form })),
  )
  return {
    owner,
    paths: [
      profileOf(owner),
      `/api/menus/${restaurantId}/${today}`,
      `/api/restaurants/${restaurantId}/menus`,
      `/api/email/confirm?token=${encodeURIComponent(token)}`,
      `/api/polls/${pollId}`,
      fileUrl,
      '/api/cities/madrid',
      '/api/sitemap',
    ],
  }
}
