import { get } from 'node:http'
import { expect, test } from 'vitest'
import { mantel } from './support/mantel'
import { newVisitor } from './support/visitor'

/** fetch would unpack what came. */
const bytesOf = (address: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { ...newVisitor(), 'accept-encoding': 'gzip' }
    get(mantel.baseUrl + address, { headers }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

/** Its links to seven languages, for people and for search engines, and the script that suggests one. */
const ofLanguages = 800

test('a search takes no more than before cards and lists for search engines were whole', async () => {
  expect(await bytesOf('/restaurant/search/menu')).toBeLessThanOrEqual(34_788 + ofLanguages)
})

test('the list for search engines is in it once', async () => {
  const page = await fetch(`${mantel.baseUrl}/restaurant/search/menu`, { headers: newVisitor() })
  expect((await page.text()).split('schema.org')).toHaveLength(2)
})

test('no page carries the not-found page of Next, with its styles', async () => {
  const page = await fetch(`${mantel.baseUrl}/faqs`, { headers: newVisitor() })
  expect(await page.text()).not.toContain('This page could not be found')
})
