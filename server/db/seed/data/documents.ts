import type { Cuisine } from '@/contract/entities/lists'

export type Document = { file: string; name: string; type: 'pdf' | 'image' }

const pdf = (slug: string, name: string): Document => ({
  file: `demo-carta-${slug}/carta.pdf`,
  name,
  type: 'pdf',
})
const image = (slug: string, name: string): Document => ({
  file: `demo-carta-${slug}/960.webp`,
  name,
  type: 'image',
})

const wine = image('vinos', 'Carta de vinos.webp')
const desserts = image('postres', 'Postres.webp')
const rations = image('raciones', 'Raciones.webp')
const breakfasts = image('desayunos', 'Desayunos y meriendas.webp')

const house = pdf('casa', 'Carta.pdf')
const grill = pdf('brasa', 'Carta de brasa.pdf')
const asia = pdf('asia', 'Carta.pdf')
const green = pdf('verde', 'Carta vegetal.pdf')

/** The cartas of each cuisine. */
export const cartasOf: Record<Cuisine, readonly Document[]> = {
  Argentina: [grill, wine],
  Asador: [grill, wine, desserts],
  'Bar de tapas': [rations, house, breakfasts, wine],
  China: [asia],
  Española: [house, rations, desserts, wine],
  Fusión: [house, desserts],
  Hamburguesería: [pdf('hamburguesas', 'Carta de hamburguesas.pdf'), desserts],
  India: [asia],
  Italiana: [pdf('italiana', 'Carta.pdf'), desserts, wine],
  Japonesa: [asia],
  Marisquería: [pdf('mar', 'Carta de mar.pdf'), wine],
  Mediterranea: [house, desserts, wine],
  Mexicana: [pdf('mexicana', 'Carta.pdf')],
  Parrilla: [grill, desserts],
  Peruana: [pdf('peruana', 'Carta.pdf')],
  Sidrería: [rations, house],
  'Sin gluten': [green, desserts],
  Tailandes: [asia],
  Vegana: [green],
  Vegetariana: [green, desserts],
  Vinoteca: [wine, rations],
}

export type Occasion = {
  file: string
  name: string
  description: string
  /** MM-DD of every year, or days from today. Null: no end. */
  from: string | number
  to: string | number | null
}

export const occasions: readonly Occasion[] = [
  {
    file: 'demo-menu-navidad/menu.pdf',
    name: 'Menú de Navidad',
    description: 'Para grupos de amigos y de empresa. Mínimo seis personas, con reserva.',
    from: '12-01',
    to: '01-06',
  },
  {
    file: 'demo-menu-nochevieja/menu.pdf',
    name: 'Cena de Nochevieja',
    description: 'Cotillón, uvas y chocolate con churros al amanecer.',
    from: '12-31',
    to: '12-31',
  },
  {
    file: 'demo-menu-san-valentin/menu.pdf',
    name: 'Menú de San Valentín',
    description: 'Una mesa para dos, una vela y un postre con dos cucharas.',
    from: '02-12',
    to: '02-15',
  },
  {
    file: 'demo-menu-degustacion/menu.pdf',
    name: 'Menú degustación',
    description: 'Siete pases que resumen la casa. Mesa completa.',
    from: -120,
    to: null,
  },
  {
    file: 'demo-menu-grupos/menu.pdf',
    name: 'Menú para grupos',
    description: 'Entrantes al centro y segundo a elegir, para celebraciones de ocho o más.',
    from: -60,
    to: null,
  },
  {
    file: 'demo-menu-jornadas/menu.pdf',
    name: 'Jornadas del producto de temporada',
    description: 'Dos semanas dedicadas a lo mejor del mercado, con un maridaje opcional.',
    from: -5,
    to: 9,
  },
  {
    file: 'demo-menu-infantil/menu.pdf',
    name: 'Menú infantil',
    description: 'Para menores de doce años, fines de semana y festivos.',
    from: -200,
    to: null,
  },
]
