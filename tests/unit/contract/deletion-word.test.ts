import { expect, test } from 'vitest'
import { accountDeletion } from '@/contract/entities/owner'
import ca from '@/messages/ca.json'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import eu from '@/messages/eu.json'
import gl from '@/messages/gl.json'

test.each([
  ['ELIMINAR', es],
  ['ELIMINAR', ca],
  ['ELIMINAR', gl],
  ['EZABATU', eu],
  ['DELETE', en],
] as const)('a page asks for %s, and the account is deleted by it', (word, { yourData }) => {
  for (const text of [yourData.confirmation, yourData.confirmationError])
    expect(text.match(/\b\p{Lu}{2,}\b/gu)).toEqual([word])
  expect(accountDeletion.parse({ confirmation: ` ${word.toLowerCase()} `, password: 'x' })).toEqual({
    ...{ confirmation: word, password: 'x' },
  })
})

test.each(['sí', 'BORRAR', ''])('%j deletes nothing', (confirmation) => {
  expect(accountDeletion.safeParse({ confirmation, password: 'x' }).success).toBe(false)
})
