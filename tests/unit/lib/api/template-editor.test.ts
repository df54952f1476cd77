import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Language } from '@/contract/languages'
import { qrSquares } from '@/contract/rules/qr-code/qr-squares'
import { getTemplateEditor } from '@/lib/api/template-editor'
import ca from '@/messages/ca.json'
import en from '@/messages/en.json'
import messages from '@/messages/es.json'
import eu from '@/messages/eu.json'
import gl from '@/messages/gl.json'
import shortCatalan from '@/messages/sheets/ca.json'
import shortEnglish from '@/messages/sheets/en.json'
import { aMenu } from '@/tests/component/support/restaurants'

const catalogues: Partial<Record<Language, typeof messages>> = { es: messages, ca, gl, eu, en }
const page: { language: Language; menu: unknown; asked: object[] } = { language: 'es', menu: null, asked: [] }
const templateId = 'cdefghjkmnpq'
const stock = {
  ...{ _id: templateId, isStock: true, version: 1, templateName: 'Mantel' },
  price: { text: '13,50 €', rect: {} },
  menu: { sections: [{ category: 'Primeros', items: 'Lentejas' }], rect: {} },
  observations: { text: 'Incluye pan, bebida y postre o café', rect: {} },
}
let read: object = {}

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
    menu: page.menu,
  }),
}))
vi.mock('@/lib/i18n/labels', () => ({
  labelsOf: async (part: keyof typeof messages, language = page.language) => catalogues[language]?.[part],
}))
vi.mock('@/lib/language/here', () => ({ languageHere: () => page.language }))
vi.mock('@/lib/session', () => ({ getSession: async () => ({ token: 'x' }) }))
vi.mock('@/lib/api/call', () => ({
  call: async ({ path }: { path: string }, asked: { params?: { id?: string } }) => {
    page.asked.push(asked)
    return path.startsWith('/api/translations') ? read : { template: { ...stock, _id: asked.params?.id } }
  },
}))

beforeEach(() => {
  Object.assign(page, { language: 'es', menu: null, asked: [] })
})

test('the editor shows the code that the sheet will have', async () => {
  host.ownQr = true
  expect((await getTemplateEditor(undefined)).printing.qr).toEqual(qrSquares(url))
})

test('with a host without codes, it leads to the profile', async () => {
  host.ownQr = false
  const { printing } = await getTemplateEditor(undefined)
  expect(printing.qr.length).toBeGreaterThan(qrSquares(url).length)
})

describe('the words around the dishes', () => {
  test.each([
    ['es', 'Primeros', messages],
    ['ca', 'Primers', shortCatalan],
    ['gl', 'Primeiros', gl],
    ['eu', 'Lehenengoak', eu],
  ] as const)('are those of the menu, whatever the page: %s', async (writtenIn, heading, words) => {
    page.language = 'en'
    page.menu = aMenu({ categories: [{ name: 'Primeros', items: [{ name: 'Trapisonda' }] }] })
    read = { writtenIn, courses: [{ heading }], others: [] }
    const { printing } = await getTemplateEditor(undefined)
    expect(printing.words).toMatchObject({ printedMenu: words.printedMenu, allergens: words.allergens })
    expect(printing.menu?.categories).toMatchObject([{ name: heading, items: [{ name: 'Trapisonda' }] }])
    expect(printing.facts.menu).toBe(words.printedMenu.titles.comida)
  })

  test('without a menu are those of the page', async () => {
    page.language = 'en'
    const { printing } = await getTemplateEditor(undefined)
    expect(printing.words.printedMenu).toEqual(shortEnglish.printedMenu)
    expect(printing.facts.fecha).toBe('Friday 20 November')
  })

  test('a stock template has its name in the language of the page, and another host’s the name that it has', async () => {
    const names = async (language: Language) => {
      page.language = language
      const opened = await Promise.all([getTemplateEditor('p1antp1zar05'), getTemplateEditor(templateId)])
      return opened.map(({ opened: { design } }) => design.templateName)
    }
    expect(await names('en')).toEqual(['Blackboard', 'Mantel'])
    expect(await names('eu')).toEqual(['Arbela', 'Mantel'])
    expect(await names('es')).toEqual(['Pizarra', 'Mantel'])
  })

  test('a stock template begins with a sample in the language of the page, and in Castilian with its own', async () => {
    expect((await getTemplateEditor(templateId)).opened.design).toMatchObject({
      menu: stock.menu,
      observations: stock.observations,
    })
    page.language = 'ca'
    expect((await getTemplateEditor(templateId)).opened.design).toMatchObject({
      menu: { sections: ca.templateEditor.sample, rect: {} },
      observations: { text: 'Inclou pa, beguda i postres o cafè.', rect: {} },
      price: stock.price,
    })
    page.language = 'en'
    expect((await getTemplateEditor(templateId)).opened.design.price.text).toBe('€13.50')
    expect((await getTemplateEditor(undefined)).opened.design.price.text).toBe('€15')
  })
})
