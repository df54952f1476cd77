import { expect, test } from 'vitest'
import { siteAddress } from '@/tests/api/support/client'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'

const api = await harness()
const logo = '/files/demo-logo-1/320.webp'

/** As it goes over the wire: the suite's own clients take the site's address off. */
async function asked(owner: TestOwner, path: string, init: RequestInit = {}) {
  const authorization = `Bearer ${await api.tokenOf(owner)}`
  const headers = { authorization, 'content-type': 'application/json', ...init.headers }
  const answer = await fetch(api.url + path, { ...init, headers })
  return { status: answer.status, text: await answer.text() }
}

const withLogo = () => api.owner({}, { logoUrl: logo, hasLogo: 'yes' })

/** Refused, since the page has an older version than there is. */
async function lateEdit(headers = {}) {
  const owner = await withLogo()
  const body = JSON.stringify({ version: 7, changes: { description: 'Tarde' } })
  const path = `/api/profile/restaurants/${owner.restaurantId}`
  const { status, text } = await asked(owner, path, { method: 'PATCH', body, headers })
  expect(status).toBe(409)
  return text
}

test('a refusal that says how things are names files by their whole address', async () => {
  expect(await lateEdit()).toContain(`"${siteAddress}${logo}"`)
})

test('and to our own web by the path it serves', async () => {
  expect(await lateEdit(await api.proof())).toContain(`"${logo}"`)
})

test('what an owner downloads of their account names them so for everybody', async () => {
  const owner = await withLogo()
  for (const headers of [{}, await api.proof()]) {
    const { text } = await asked(owner, '/api/account/data', { headers })
    expect(text).toContain(`"${siteAddress}${logo}"`)
    expect(text).not.toContain('"/files/')
  }
})

test('a picture of a stock template, asked of the api, is at the site', async () => {
  const answer = await fetch(`${api.url}/templates/asador/feed.svg`, { redirect: 'manual' })
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe(`${siteAddress}/templates/asador/feed.svg`)
})
