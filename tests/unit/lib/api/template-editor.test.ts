import { expect, test, vi } from 'vitest'
import { qrSquares } from '@/contract/rules/qr-code/qr-squares'
import { getTemplateEditor } from '@/lib/api/template-editor'
import messages from '@/messages/es.json'

const host = { ownQr: true }
const restaurantId = '0123456789ab'
const url = 'https://mantel.example/qr/cdefghjkmnpq'

vi.mock('@/lib/host/features', () => ({ hostHas: async (name: 'ownQr') => host[name] ?? true }))
vi.mock('@/lib/api/own-qr', () => ({ getOwnQr: async () => ({ restaurantId, qr: { url } }) }))
vi.mock('@/lib/api/restaurants', () => ({ getRestaurant: async () => null }))
vi.mock('@/lib/api/own-menus', () => ({
  getOwnMenuDay: async () => ({
    owner: { ownerId: 'x' },
    restaurant: { restaurantId, restaurantName: 'Casa Prueba' },
    slot: { date: '2026-11-20', service: 'comida' },
    menu: null,
  }),
}))
vi.mock('@/lib/i18n/labels', () => ({ labelsOf: async (part: keyof typeof messages) => messages[part] }))

test('the editor shows the code that the sheet will have', async () => {
  host.ownQr = true
  expect((await getTemplateEditor(undefined)).printing.qr).toEqual(qrSquares(url))
})

test('with a host without codes, it leads to the profile', async () => {
  host.ownQr = false
  const { printing } = await getTemplateEditor(undefined)
  expect(printing.qr.length).toBeGreaterThan(qrSquares(url).length)
})
