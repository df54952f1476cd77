import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'

const { toJSON } = Buffer.prototype
await import('@/lib/insides/process/short-buffers.mjs')
afterAll(() => {
  Buffer.prototype.toJSON = toJSON
})

it('writes a long Buffer as nothing, and a short one as Node does', () => {
  const text = JSON.stringify({ rscData: Buffer.alloc(100_000), short: Buffer.from('ab') })
  expect(JSON.parse(text)).toEqual({
    rscData: { type: 'Buffer', data: [] },
    short: { type: 'Buffer', data: [97, 98] },
  })
})

it('is needed as long as Next measures what it keeps as JSON', () => {
  const source = readFileSync('node_modules/next/dist/server/lib/incremental-cache/index.js', 'utf8')
  expect(source).toContain('const itemSize = JSON.stringify(data).length')
})
