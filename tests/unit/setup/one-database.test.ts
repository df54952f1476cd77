import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leftToTheOther, onOneDatabase } from '@/tests/setup/one-database'

const files = Object.values(onOneDatabase).flat()

test('what is left to one database is there', () => {
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('no suite leaves out what the other one leaves out too', () => {
  const [embedded, postgres] = [leftToTheOther('embedded', true), leftToTheOther('postgres', true)]
  expect(embedded.filter((file) => postgres.includes(file))).toEqual([])
})

test('without PostgreSQL the embedded database answers everything', () => {
  expect(leftToTheOther('embedded', false)).toEqual([])
})
