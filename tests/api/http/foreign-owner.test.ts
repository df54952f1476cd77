import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { EndpointData } from '@/contract/endpoint'
import { owners } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'
import { rowsOf } from '@/tests/api/support/rows-of'
import type { TestOwner } from '@/tests/api/support/world'
import { type OwnerRequest, ownerRequests } from './owner-requests'
import { nameOfEndpoint, sendOwnerRequest } from './send-owner-request'

const api = await harness()

const endpoints = api.mounted.filter(({ auth }) => auth === 'owner')

const days = 24 * 60 * 60 * 1000

const send = (endpoint: EndpointData, request: OwnerRequest, token?: string) =>
  sendOwnerRequest(api, endpoint, request, token)

test('every endpoint of an owner has a request here', () => {
  expect(Object.keys(ownerRequests).toSorted()).toEqual(endpoints.map(nameOfEndpoint).toSorted())
})

describe.each(endpoints.map((endpoint) => [nameOfEndpoint(endpoint), endpoint] as const))(
  '%s',
  (name, endpoint) => {
    const requestOf = async (owner: TestOwner): Promise<OwnerRequest> =>
      (await ownerRequests[name]?.(owner, api.db)) ?? { namesNobody: true }

    test('is no way to another owner’s things', async () => {
      const [victim, stranger] = [await api.owner(), await api.owner()]
      const request = await requestOf(victim)
      const before = await rowsOf(api.db, victim)
      const { status } = await send(endpoint, request, await api.tokenOf(stranger))
      if (!request.namesNobody) expect(status).toBe(404)
      expect(await rowsOf(api.db, victim)).toEqual(before)
    })

    test('is closed without a token, with an expired one, and with one whose owner is gone', async () => {
      const [victim, gone] = [await api.owner(), await api.owner()]
      const [expired, orphaned] = [await api.tokenOf(victim), await api.tokenOf(gone)]
      await api.db.delete(owners).where(eq(owners.id, gone.ownerId))
      const request = await requestOf(victim)
      const before = await rowsOf(api.db, victim)
      expect(await send(endpoint, request)).toMatchObject({ status: 401 })
      expect(await send(endpoint, request, orphaned)).toMatchObject({ status: 401 })
      api.time.now = new Date(Date.now() + 3 * days)
      const late = await send(endpoint, request, expired)
      api.time.now = null
      expect(late).toMatchObject({ status: 401 })
      expect(await rowsOf(api.db, victim)).toEqual(before)
    })

    test('lets the owner in', async () => {
      const owner = await api.owner()
      const { status, body } = await send(endpoint, await requestOf(owner), await api.tokenOf(owner))
      expect(status, JSON.stringify(body)).toBe(endpoint.status ?? 200)
    })
  },
)
