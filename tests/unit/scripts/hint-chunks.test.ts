import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hintChunks } from '@/scripts/build/hint-chunks.mjs'

const root = { path: '' }
const chunk = (name: string) => path.join(root.path, '.next/static/chunks', name)
const read = (name: string) => readFileSync(chunk(name), 'utf8')

beforeEach(() => {
  root.path = mkdtempSync(path.join(tmpdir(), 'mantel-hint-'))
  mkdirSync(chunk('.'), { recursive: true })
  const rootMainFiles = ['static/chunks/react.js', 'static/chunks/small.js']
  writeFileSync(path.join(root.path, '.next/build-manifest.json'), JSON.stringify({ rootMainFiles }))
  for (const name of ['react.js', 'map.js']) writeFileSync(chunk(name), `push(${'0'.repeat(40_000)})`)
  writeFileSync(chunk('small.js'), 'push(1)')
})

afterEach(() => rmSync(root.path, { recursive: true }))

it('has what every page runs compiled as it comes, once', () => {
  hintChunks(root.path)
  hintChunks(root.path)
  expect(read('react.js').split('\n')[0]).toBe('//# allFunctionsCalledOnLoad')
  expect(read('react.js').split('\n')[1]).toMatch(/^push/)
})

it('leaves alone what is small, and what few pages ask for', () => {
  hintChunks(root.path)
  expect(read('small.js')).toMatch(/^push/)
  expect(read('map.js')).toMatch(/^push/)
})
