import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

it('highlights dishes alone: a rule for every element doubles the work of opening a dialog', async () => {
  const css = await readFile('app/styles/base.css', 'utf8')
  const highlights = css.match(/^.*::highlight\(.*$/gm) ?? []
  expect(highlights).toHaveLength(1)
  expect(highlights[0]?.trim()).toMatch(/^\[data-name\]::highlight/)
})
