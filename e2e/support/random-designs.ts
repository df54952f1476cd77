import fc from 'fast-check'
import { menuFonts } from '@/contract/menu-fonts'
import { newTemplate } from '@/contract/rules/menu-layout/formats'
import { stockDesigns } from '@/contract/stock-templates'

const rect = (y: number, height: number) =>
  fc
    .record({
      ...{ x: fc.integer({ min: 0, max: 300 }), width: fc.integer({ min: 300, max: 780 }) },
      ...{ y: fc.integer({ min: y, max: y + 60 }), height: fc.integer({ min: height / 2, max: height }) },
    })
    .map(({ x, width, ...rest }) => ({ x, width: Math.min(width, 1080 - x), ...rest }))

const color = fc
  .array(fc.constantFrom('0', '3', '6', '9', 'c', 'f'), { minLength: 3, maxLength: 3 })
  .map((digits) => `#${digits.join('')}`)

const style = fc.record(
  {
    maxFontSize: fc.integer({ min: 18, max: 110 }),
    fontFamily: fc.constantFrom(...menuFonts.map(({ family }) => family)),
    spacing: fc.integer({ min: 0, max: 30 }),
    lineHeight: fc.integer({ min: 8, max: 16 }).map((tenths) => tenths / 10),
    align: fc.constantFrom('left', 'center', 'right'),
    verticalAlign: fc.constantFrom('top', 'middle', 'bottom'),
    transparent: fc.boolean(),
    backgroundColor: color,
    color,
    bold: fc.boolean(),
    uppercase: fc.boolean(),
    padding: fc.integer({ min: 0, max: 30 }),
    radius: fc.integer({ min: 0, max: 60 }),
  },
  { requiredKeys: [] },
)

const background = fc.oneof(
  fc.record({ kind: fc.constant('color' as const), color }),
  fc.record({
    kind: fc.constant('stock' as const),
    stock: fc.constantFrom(...stockDesigns.map(({ key }) => key)),
  }),
)

const anyDesign = fc
  .record({
    ...{ menuRect: rect(240, 620), categoryStyle: style, itemStyle: style, background },
    ...{ observationsRect: rect(900, 140), observationsStyle: style, priceRect: rect(1060, 120) },
    ...{ priceStyle: style, titleRect: rect(20, 160), titleStyle: style, hasExtras: fc.boolean() },
  })
  .map((any) => ({
    ...newTemplate('Al azar'),
    background: any.background,
    menu: {
      sections: [],
      rect: any.menuRect,
      categoryStyle: any.categoryStyle,
      itemStyle: any.itemStyle,
    },
    observations: { text: '', rect: any.observationsRect, style: any.observationsStyle },
    price: { text: '', rect: any.priceRect, style: any.priceStyle },
    texts: [
      { id: 'titulo', text: '{menu}\n{restaurante}, {fecha}', rect: any.titleRect, style: any.titleStyle },
    ],
    allergenSigns: {
      ...{ shown: any.hasExtras, legend: any.hasExtras },
      rect: { x: 60, y: 1210, width: 800, height: 50 },
    },
    qr: { shown: any.hasExtras, rect: { x: 880, y: 1180, width: 160, height: 160 } },
    foot: {
      rect: { x: 60, y: 1280, width: 800, height: 60 },
      ...{ allergens: true, water: true, leftovers: any.hasExtras },
    },
  }))

const dishes = [
  ...['Lentejas estofadas con verduras', 'Gazpacho', 'Ñoquis al pesto 🍝', 'Crema de calabacín y puerro'],
  ...['Merluza a la romana con ensalada', 'Secreto ibérico, pimientos y patatas', 'Öl-Bœuf Žižek', 'Борщ'],
  ...['麻婆豆腐配米饭', 'ラーメン、餃子', 'شاي بالنعناع', 'Hummus (חומוס) con pan'],
  ...['Bacalao al pil-pil', 'Arroz con leche', 'Flan «de la abuela»', 'Huevos rotos con jamón de bellota'],
]

const anyMenu = fc.record({
  price: fc.integer({ min: 8, max: 30 }),
  observation: fc.constantFrom('', 'Bebida aparte', 'Incluye pan, bebida y postre o café en la terraza'),
  categories: fc
    .array(fc.subarray(dishes, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 })
    .map((courses) =>
      courses.map((names, at) => ({
        name: ['Primeros', 'Segundos', 'Postres'][at] ?? '',
        items: names.map((name, of) => ({
          name,
          ...(of % 2 === 0 && { allergens: { gluten: 'contains' as const } }),
        })),
      })),
    ),
})

/** The same random values in each run, so that no test fails by chance. */
export const randomDesigns = fc.sample(fc.noBias(anyDesign), { seed: 6, numRuns: 20 })
export const randomMenus = fc.sample(fc.noBias(anyMenu), { seed: 6, numRuns: 5 })
