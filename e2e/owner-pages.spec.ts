import { ownerPages } from './support/owner-pages'
import { desktop, expect, test } from './support/test'

test('every page of an owner asks to sign in, and says where to go back to', desktop, async ({ request }) => {
  for (const page of ownerPages()) {
    const answer = await request.get(`${page}?a=1`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], page).toEqual([
      307,
      `/signin?${new URLSearchParams({ next: `${page}?a=1` })}`,
    ])
  }
})

test('a session that is over asks so too, on every page', desktop, async ({ request }) => {
  for (const page of ownerPages()) {
    const answer = await request.get(page, { maxRedirects: 0, headers: { cookie: 'mantel=over' } })
    expect(answer.headers().location, page).toContain(new URLSearchParams({ next: page }).toString())
  }
})
