import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'

/** An environment like Node 20, with the code that is bundled before all other code. */
function olderNode() {
  const world = createContext({})
  runInContext('delete Map.groupBy; delete Promise.withResolvers', world)
  const { code } = transformSync(readFileSync('server/older-node.ts', 'utf8'), {
    loader: 'ts',
    target: 'node20',
  })
  runInContext(code, world)
  return (text: string): unknown => runInContext(text, world)
}

test('Node 20 groups as later ones do', () => {
  const run = olderNode()
  expect(run("JSON.stringify([...Map.groupBy(['a', 'bb', 'c'], (one) => one.length)])")).toBe(
    '[[1,["a","c"]],[2,["bb"]]]',
  )
})

test('Node 20 has promises that are settled from outside', async () => {
  const run = olderNode()
  expect(await run('{ const own = Promise.withResolvers(); own.resolve(7); own.promise }')).toBe(7)
  await expect(run('{ const own = Promise.withResolvers(); own.reject(8); own.promise }')).rejects.toBe(8)
})
