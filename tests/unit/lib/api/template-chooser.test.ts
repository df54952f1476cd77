import { afterAll, expect, test, vi } from 'vitest'
import { wholeLanguages } from '@/contract/languages'
import { stockDesigns, stockTemplates } from '@/contract/stock-templates'
import { catalogues } from '@/server/words/catalogues'

const page: { language: keyof typeof catalogues } = { language: 'es' }
const own = { _id: 'a00x7qm2vt9b', templateName: 'Mantel', imageUrl: '', isStock: false, version: 1 }
const foreign = { _id: 'b00x7qm2vt9b', templateName: 'Pizarra', imageUrl: '', isStock: true, version: 1 }
const ours = stockTemplates.map(({ id, template: { templateName, imageUrl } }) => ({
  ...{ _id: id, templateName, imageUrl },
  ...{ isStock: true, version: 1 },
}))

vi.mock('@/lib/host/features', () => ({ hostHas: async () => false, missingFeatures: async () => [] }))
vi.mock('@/lib/owner', () => ({
  requireOwner: async () => ({ ownerId: 'x', restaurant: { restaurantId: 'y', restaurantName: 'Casa Ana' } }),
}))
vi.mock('@/lib/api/own-rights', () => ({ getOwnRights: async () => ({ ownTemplates: true }) }))
vi.mock('@/lib/session', () => ({ getSession: async () => ({ token: 'x' }) }))
vi.mock('@/lib/seo/absolute-url', () => ({ absoluteUrl: (path: string) => path }))
vi.mock('@/lib/i18n/labels', () => ({
  labelsOf: async (part: 'stockTemplates') => catalogues[page.language][part],
}))
vi.mock('@/lib/api/call', () => ({
  call: async () => ({ templates: [own, foreign, ...ours], templateId: null, id: 'y' }),
}))

// What reads through the mocks is of this file alone.
vi.resetModules()
afterAll(() => vi.resetModules())
const { getTemplateChooser } = await import('@/lib/api/template-chooser')

async function shown(language: keyof typeof catalogues) {
  page.language = language
  return (await getTemplateChooser(undefined)).list?.templates ?? []
}

test('stock templates have a name in the language of the page; an owner’s, and another host’s, keep theirs', async () => {
  const inEnglish = await shown('en')
  expect(inEnglish.slice(0, 2)).toEqual([own, foreign])
  expect(inEnglish.slice(2).map(({ templateName }) => templateName)).toContain('Tablecloth')
  expect(inEnglish.slice(2).every(({ isNamedHere }) => isNamedHere)).toBe(true)
  const names = async (language: keyof typeof catalogues) =>
    (await shown(language)).map((one) => one.templateName)
  expect(await names('es')).toEqual([own, foreign, ...ours].map(({ templateName }) => templateName))
  expect(await names('ca')).toContain('Pissarra')
})

test.each(wholeLanguages)(
  'every design has a name of its own in %s, and Castilian the one that the api has',
  (language) => {
    const names: Record<string, string> = catalogues[language].stockTemplates
    expect(Object.keys(names)).toEqual(stockDesigns.map(({ key }) => key))
    expect(new Set(Object.values(names)).size).toBe(stockDesigns.length)
    if (language === 'es') expect(Object.values(names)).toEqual(stockDesigns.map(({ name }) => name))
  },
)
