import { expect, test } from 'vitest'
import { printable } from '@/server/cli/admin/printable'
import { restaurantTable } from '@/server/cli/admin/tables'

test.each([
  ['\u001b[2J\u001b[31mBorrado', '\\u001b[2J\\u001b[31mBorrado'],
  ['\u009b2J', '\\u009b2J'],
  ['Casa\r\nverificado', 'Casa\\u000d\\u000averificado'],
  ['Casa \u202etxet', 'Casa \\u202etxet'],
  ['Ñam · 麻婆豆腐 · שלום', 'Ñam · 麻婆豆腐 · שלום'],
])('%j is shown and does nothing', (text, shown) => {
  expect(printable(text)).toBe(shown)
})

test('no name of a restaurant reaches the terminal as it is', () => {
  const row = {
    ...{
      restaurantId: 'a00000000000',
      name: '\u001b]0;mío\u0007',
      city: '\u001b[H',
      verification: 'pending' as const,
    },
    ...{ plan: null, manualOverride: null, email: 'ana@example.com', createdAt: new Date(0) },
  }
  expect(restaurantTable([row])).not.toMatch(/\p{Cc}(?<!\n)/u)
})
