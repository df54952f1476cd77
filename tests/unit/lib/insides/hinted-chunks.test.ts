import { expect, it } from 'vitest'
import { withHint } from '@/lib/insides/build/hinted-chunks'

const large = `push(${'0'.repeat(40_000)})`
const root = '/_next/static/chunks/react.js'
const sent = (path: string, code: string) => String(withHint(path, Buffer.from(code), () => new Set([root])))

it('has what every page runs compiled as it comes', () => {
  expect(sent(root, large)).toBe(`//# allFunctionsCalledOnLoad\n${large}`)
})

it('leaves alone what is small, and what few pages ask for', () => {
  expect(sent(root, 'push(1)')).toBe('push(1)')
  expect(sent('/_next/static/chunks/map.js', large)).toBe(large)
})
