import { existsSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { memoryOf, processOf } from '@/scripts/bench/processes.mjs'
import { addresses } from './support/addresses'
import { mantel, web } from './support/mantel'
import { newVisitor } from './support/visitor'

/**
 * In megabytes: while the requests come, and after them, when the garbage has been collected. Without bounds it was 600 after two
 * hundred and fifty searches, 885 after fifteen hundred (docs/performance.md#memory).
 */
const [mostMeanwhile, mostAfter] = [600, 450]

const isLinux = existsSync('/proc/self/status')

let of: Record<string, (n: number) => string>
beforeAll(async () => {
  of = (await addresses()).of
  if (isLinux) await startWebAnew()
})

/** What the tests before have left in the web is not measured here. */
async function startWebAnew() {
  const before = pid()
  process.kill(Number(before), 'SIGKILL')
  const isBack = async () => pid() !== before && (await fetch(`${mantel.baseUrl}/faqs`)).ok
  await vi.waitFor(async () => expect(await isBack().catch(() => false)).toBe(true), { timeout: 120_000 })
}

const pid = () => processOf('dist/web/server.mjs', `PORT=${web.port}`)

/** Asks for `many` addresses, twelve at a time, and says how large the web became meanwhile. */
async function largestWhile(many: number, pathOf: (n: number) => string) {
  let [next, largest] = [0, 0]
  const one = async () => {
    while (next < many) {
      const n = next++
      const answer = await fetch(mantel.baseUrl + pathOf(n), { headers: newVisitor(), redirect: 'manual' })
      await answer.arrayBuffer()
      if (n % 20 === 0) largest = Math.max(largest, memoryOf(pid()))
    }
  }
  await Promise.all(Array.from({ length: 12 }, one))
  return largest
}

// Other systems do not say what a process holds where it can be read without more ado.
test.runIf(isLinux)(
  'whoever invents addresses and searches leaves the web as small as it was',
  async () => {
    const profile = of['/restaurant/profile/[slug]'] ?? String
    const kinds: [many: number, pathOf: (n: number) => string][] = [
      [1000, (n) => `/faqs?utm=${n}${'x'.repeat(4000)}`],
      [200, (n) => `${profile(n)}?utm=${n}`],
      [100, (n) => `/nada/${n}`],
      [100, (n) => `/restaurant/profile/a${String(n).padStart(11, '0')}_Casa`],
      [400, (n) => `/restaurant/search/menu?lat=40.4168&lon=-3.7038&q=nadie${n}`],
    ]
    for (const [many, pathOf] of kinds) {
      expect(await largestWhile(many, pathOf), pathOf(1)).toBeLessThan(mostMeanwhile)
      await expect.poll(() => memoryOf(pid()), { message: pathOf(1) }).toBeLessThan(mostAfter)
    }
  },
  240_000,
)
