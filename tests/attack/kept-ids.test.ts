import { beforeAll, expect, test } from 'vitest'
import { addresses } from './support/addresses'
import { keptRoutes } from './support/kept-routes'
import { mantel } from './support/mantel'
import { newVisitor } from './support/visitor'

const routes = keptRoutes()
/** What Next shows in the place of others: no address leads there. */
const inner = ['/_global-error', '/_not-found', '/no-encontrada']
const fixed = routes.static.filter((address) => !inner.includes(address))

let world: Awaited<ReturnType<typeof addresses>>
beforeAll(async () => {
  world = await addresses()
})

/** Far from those that other files ask for, so that the first of these is rendered for us. */
const unasked = 40

const requests: RequestInit[] = [
  {},
  {},
  { method: 'HEAD' },
  { headers: { rsc: '1' } },
  { headers: { 'if-none-match': '*' } },
]

/** Whether each answer may be kept, and which id it says. */
async function answersAt(address: string) {
  const answers = []
  for (const { headers, ...init } of requests) {
    const answer = await fetch(mantel.baseUrl + address, {
      ...init,
      headers: { ...newVisitor(), ...Object.fromEntries(new Headers(headers)) },
      redirect: 'manual',
    })
    await answer.arrayBuffer()
    const control = answer.headers.get('cache-control') ?? ''
    const mayBeKept = !/no-store|private/.test(control)
    answers.push({
      address,
      ...init,
      status: answer.status,
      mayBeKept,
      id: answer.headers.get('x-request-id'),
    })
  }
  return answers
}

const withIds = (answers: Awaited<ReturnType<typeof answersAt>>) =>
  answers.filter(({ mayBeKept, id }) => mayBeKept && id !== null)

test.each(routes.dynamic)('%s says nobody’s id where it may be kept', async (route) => {
  const addressOf = world.of[route]
  if (!addressOf)
    throw new Error(`${route} is kept for everybody: name addresses of it in support/addresses.ts`)
  const answers = await answersAt(addressOf(unasked))
  expect(withIds(answers)).toEqual([])
  if (!route.startsWith('/bench/')) expect(answers.some(({ mayBeKept }) => mayBeKept)).toBe(true)
})

test.each(fixed)('%s says nobody’s id', async (address) => {
  const answers = await answersAt(address)
  expect(withIds(answers)).toEqual([])
  expect(answers.some(({ mayBeKept }) => mayBeKept)).toBe(true)
})

test('what nobody may keep says its own id', async () => {
  const ids = (await answersAt('/signin')).map(({ id }) => id)
  for (const one of await answersAt('/api/session')) ids.push(one.id)
  expect(ids.some((id) => /^[0-9a-f]{32}$/.test(id ?? ''))).toBe(true)
})
