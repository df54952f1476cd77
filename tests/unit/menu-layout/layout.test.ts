import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UserTemplate } from '@/contract/entities/template'
import { faceMetricsFile, menuFonts } from '@/contract/menu-fonts'
import { facesNeeded } from '@/contract/rules/menu-layout/face'
import { newTemplate, smallestFontSize, smallestPrint } from '@/contract/rules/menu-layout/formats'
import { layoutMenu } from '@/contract/rules/menu-layout/layout-menu'
import { sheetFacts } from '@/contract/rules/menu-layout/printed-menu'
import type { FontMetrics, PrintedMenu } from '@/contract/rules/menu-layout/types'
import messages from '@/messages/es.json'
import { fontMetrics } from '@/server/images/letters'
import { runs } from '@/tests/setup/seed'
import { anySheet } from './any-sheet'
import { fonts } from './fonts'
import { marksOutside } from './marks-outside'

const printed = (sections: PrintedMenu['sections'], more: Partial<PrintedMenu> = {}): PrintedMenu => ({
  sections,
  observations: 'Incluye pan y postre.',
  price: '12,50 €',
  facts: {
    restaurante: 'Casa Lola',
    fecha: 'viernes 21 de noviembre',
    horario: '13:00–16:00',
    menu: 'Menú del día',
    contacto: 'Calle Mayor, 1, Madrid · 910 00 00 00',
  },
  foot: messages.printedMenu.foot,
  allergenNames: messages.allergens,
  ...more,
})

/** Hundreds of sheets, on a machine that may be busy. */
const patience = { timeout: 180_000 }

const dishes = (...names: string[]) => names.map((text) => ({ text, allergens: [] }))

const textOf = (layout: ReturnType<typeof layoutMenu>, block: string) =>
  layout.marks.flatMap((mark) => (mark.kind === 'text' && mark.block === block ? [mark.chars.join('')] : []))

test('sets a short menu at the sizes of the specification', () => {
  const layout = layoutMenu({
    template: newTemplate('x'),
    printed: printed([{ category: 'Primeros', items: dishes('Gazpacho', 'Sopa de fideos') }]),
    format: 'feed',
    fonts,
  })
  expect(layout.warnings).toEqual([])
  const sizes = layout.marks.flatMap((mark) => (mark.kind === 'text' ? [[mark.block, mark.size]] : []))
  expect(sizes).toContainEqual(['menu', 60])
  expect(sizes).toContainEqual(['menu', 30])
  expect(sizes).toContainEqual(['price', 80])
})

test('warns of letters that cannot be read, not of letters that had to shrink', () => {
  const base = newTemplate('x')
  const codes = (maxFontSize: number) =>
    layoutMenu({
      template: { ...base, menu: { ...base.menu, itemStyle: { maxFontSize } } },
      printed: printed([{ category: '', items: dishes('Merluza a la gallega', 'Secreto ibérico') }]),
      format: 'feed',
      fonts,
    }).warnings.flatMap(({ code, block }) => (block === 'menu' ? [code] : []))
  expect(codes(400)).toEqual([])
  expect(codes(20)).toEqual(['small-type'])
})

test('a menu that fills its rectangle grows, stands in whole sections, and runs the desserts in below', () => {
  const base = newTemplate('x')
  const template = {
    ...base,
    menu: { ...base.menu, rect: { x: 60, y: 300, width: 960, height: 500 }, itemStyle: { maxFontSize: 50 } },
  }
  const menu = printed([
    { category: 'Primeros', items: dishes('Sopa', 'Gazpacho', 'Ensalada') },
    { category: 'Segundos', items: dishes('Merluza', 'Secreto', 'Pollo') },
    { category: 'Postres', items: dishes('Flan', 'Fruta') },
  ])
  const asked = { printed: menu, format: 'feed', fonts } as const
  const plain = layoutMenu({ ...asked, template })
  const filled = layoutMenu({ ...asked, template: { ...template, menu: { ...template.menu, fills: true } } })
  const sizeOf = ({ blocks }: typeof plain) => blocks.find(({ block }) => block === 'menu')?.scale ?? 0
  expect(sizeOf(filled)).toBeGreaterThan(sizeOf(plain))
  expect(textOf(filled, 'menu')).toContain('Flan · Fruta')
  expect(marksOutside(filled)).toEqual([])
})

test('eighty dishes go to columns and the floor, and what has no room is counted', () => {
  const items = dishes(...Array.from({ length: 80 }, (_, at) => `Merluza a la plancha con patatas ${at}`))
  const small = layoutMenu({
    template: newTemplate('x'),
    printed: printed([{ category: '', items }]),
    format: 'feed',
    fonts,
  })
  expect(small.warnings).toContainEqual(expect.objectContaining({ code: 'overflow', block: 'menu' }))
  const wide: UserTemplate = { ...newTemplate('x') }
  wide.menu = { ...wide.menu, rect: { x: 40, y: 40, width: 1000, height: 1200 } }
  const large = layoutMenu({
    template: wide,
    printed: printed([{ category: '', items }]),
    format: 'feed',
    fonts,
  })
  expect(large.warnings.filter(({ code }) => code === 'overflow')).toEqual([])
  expect(large.blocks.find(({ block }) => block === 'menu')?.columns).toBeGreaterThan(1)
})

test('hyphenates only what a line cannot hold', () => {
  const template = newTemplate('x')
  template.menu.rect = { x: 0, y: 0, width: 110, height: 400 }
  const menu = printed([{ category: '', items: dishes('Electroencefalografista', 'con sal') }])
  const lines = textOf(layoutMenu({ template, printed: menu, format: 'feed', fonts }), 'menu')
  expect(lines.join('')).toContain('-')
  expect(lines.at(-1)).toBe('con sal')
})

test('a title is the day’s or the night’s', () => {
  const facts = (service: 'comida' | 'cena') =>
    sheetFacts({
      restaurantName: 'Casa Lola',
      menu: { date: '2026-11-20', window: null, service },
      words: messages,
    })
  const template: UserTemplate = {
    ...newTemplate('x'),
    texts: [{ id: 't', text: '{menu}', rect: { x: 0, y: 0, width: 900, height: 100 } }],
  }
  const title = (service: 'comida' | 'cena') =>
    textOf(
      layoutMenu({ template, printed: printed([], { facts: facts(service) }), format: 'feed', fonts }),
      'text:t',
    )
  expect(title('comida')).toEqual(['Menú del día'])
  expect(title('cena')).toEqual(['Menú de noche'])
})

test('small print is set smaller than the rest, and rather not at all than in part', () => {
  const words = (height: number) => {
    const template: UserTemplate = {
      ...newTemplate('x'),
      foot: { rect: { x: 0, y: 0, width: 500, height }, allergens: true, water: true, leftovers: true },
    }
    const layout = layoutMenu({ template, printed: printed([]), format: 'feed', fonts })
    return { text: textOf(layout, 'foot').join(' '), warnings: layout.warnings }
  }
  expect(words(40)).toEqual({ text: Object.values(messages.printedMenu.foot).join(' '), warnings: [] })
  expect(words(20)).toEqual({
    text: '',
    warnings: [expect.objectContaining({ code: 'overflow', block: 'foot' })],
  })
})

test('characters of no font are left out and named; emoji and Cyrillic have a stand-in', () => {
  const menu = printed([{ category: '', items: dishes('Борщ 🍕 ไก่ fin') }])
  const layout = layoutMenu({ template: newTemplate('x'), printed: menu, format: 'feed', fonts })
  expect(textOf(layout, 'menu').join('')).toBe('Борщ 🍕 fin')
  expect(layout.warnings).toContainEqual({ code: 'missing-characters', block: 'menu', detail: 'ไก' })
})

/** What stands in a line, from the left. */
const lineOf = (text: string) => {
  const menu = printed([{ category: '', items: dishes(text) }])
  const template = newTemplate('x')
  template.menu.rect = { x: 0, y: 0, width: 1000, height: 400 }
  const { marks, warnings } = layoutMenu({ template, printed: menu, format: 'feed', fonts })
  expect(warnings).toEqual([])
  return marks
    .flatMap((mark) => (mark.kind === 'text' && mark.block === 'menu' ? [mark] : []))
    .sort((a, b) => (a.xs[0] ?? 0) - (b.xs[0] ?? 0))
    .flatMap(({ chars }) => chars)
    .join('')
}

test.each([
  ['麻婆豆腐、5€', '麻婆豆腐、5€'],
  ['ラーメン 비빔밥', 'ラーメン비빔밥'],
  ['שלום', 'םולש'],
  ['Hummus (חומוס) 5 €', 'Hummus (סומוח) 5 €'],
  ['חומוס 12 Tahini', 'Tahini 12סומוח'],
  // Joined letters, a lam with its alef, and the line from the right.
  ['سلام', '\ufee1\ufefc\ufeb3'],
  ['شاي بالنعناع', '\ufec9\ufe8e\ufee8\ufecc\ufee8\ufedf\ufe8e\ufe91\ufef1\ufe8e\ufeb7'],
])('%s stands as it is written', (text, seen) => {
  expect(lineOf(text).replaceAll(' ', '')).toBe(seen.replaceAll(' ', ''))
})

test('a line of Chinese ends between any two signs, and never before a stop', () => {
  const template = newTemplate('x')
  template.menu.rect = { x: 0, y: 0, width: 120, height: 400 }
  const menu = printed([{ category: '', items: dishes('麻婆豆腐。宫保鸡丁配米饭') }])
  const { marks, warnings } = layoutMenu({ template, printed: menu, format: 'feed', fonts })
  expect(warnings).toEqual([])
  const lines = Map.groupBy(
    marks.flatMap((mark) => (mark.kind === 'text' && mark.block === 'menu' ? [mark] : [])),
    ({ y }) => y,
  )
  const texts = [...lines.values()].map((line) => line.flatMap(({ chars }) => chars).join(''))
  expect(texts.length).toBeGreaterThan(2)
  expect(texts.join('')).toBe('麻婆豆腐。宫保鸡丁配米饭')
  for (const text of texts) expect(text).not.toMatch(/^。/)
})

// Found by the property below: a bracket that is turned round reaches further than the one that was written, and letters
// beside each other are not those that were read one after the other.
test.each([')\u05d9\u05b4', '(ש', 'ש)(', 'ש".', '".ש', 'שAV', '«ש» To'])(
  '%s stays in its box in any font',
  (text) => {
    for (const { family } of menuFonts)
      for (const width of [56, 62, 75]) {
        const template: UserTemplate = {
          ...newTemplate('x'),
          observations: {
            text,
            rect: { x: 0, y: 0, width, height: 49 },
            style: { fontFamily: family, lineHeight: 5e-324, padding: 23 },
          },
        }
        const menu = printed([], { observations: text })
        expect(marksOutside(layoutMenu({ template, printed: menu, format: 'story', fonts }))).toEqual([])
      }
  },
)

test('nothing is painted outside its box, nor smaller than the floor, whatever is asked', patience, () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      const layout = layoutMenu({ ...sheet, fonts })
      expect(marksOutside(layout)).toEqual([])
      for (const mark of layout.marks)
        if (mark.kind === 'text')
          expect(mark.size).toBeGreaterThanOrEqual(mark.block === 'legend' ? smallestPrint : smallestFontSize)
    }),
    { numRuns: runs(400) },
  )
})

test(
  'a browser with the files it is served and the server with its own set 500 sheets alike',
  patience,
  async () => {
    const served = new Map<string, FontMetrics>()
    const fetched = async (face: string) =>
      new Response(await readFile(`public${faceMetricsFile(face)}`))
        .json()
        .then((metrics) => served.set(face, metrics))
    const sheets = fc.sample(anySheet, 500)
    const needed = new Set(sheets.flatMap(({ template, printed: menu }) => facesNeeded(template, menu)))
    await Promise.all([...needed].map(fetched))
    for (const sheet of sheets) {
      const preview = layoutMenu({ ...sheet, fonts: (face) => served.get(face) })
      expect(preview).toEqual(layoutMenu({ ...sheet, fonts: fontMetrics }))
      expect(preview.warnings.filter(({ code }) => code === 'missing-font')).toEqual([])
    }
  },
)
