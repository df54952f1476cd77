import type { MenuContent } from '@/contract/entities/menu'
import type { UserTemplate } from '@/contract/entities/template'
import { allergens } from '@/contract/lists'
import { newTemplate } from '@/contract/rules/menu-layout/formats'
import { printedMenu } from '@/contract/rules/menu-layout/printed-menu'
import { qrSquares } from '@/contract/rules/qr-code/qr-squares'
import messages from '@/messages/es.json'

const dishes = (...names: string[]) =>
  names.map((name, at) => ({
    name,
    ...(at === 1 && { supplement: 1.5 }),
    allergens: Object.fromEntries(
      allergens.slice(at * 5, at * 5 + 5).map((one) => [one, 'contains' as const]),
    ),
  }))

const menu: MenuContent = {
  ...{ price: 12.5, halfPrice: 8, includes: ['pan', 'bebida'], window: null },
  observation: 'Pregunta por los vinos de la casa. Tenemos ñoquis 🍝 y борщ.',
  categories: [
    {
      name: 'Primeros',
      items: dishes('Ensalada mixta de la huerta con atún', 'Lentejas estofadas', 'Gazpacho'),
    },
    { name: 'Segundos', items: dishes('Merluza a la romana', 'Secreto ibérico', 'Pollo al ajillo') },
  ],
}

const template: UserTemplate = {
  ...newTemplate('Rica'),
  background: { kind: 'color', color: '#fdf6e3' },
  menu: {
    sections: [],
    rect: { x: 90, y: 260, width: 900, height: 640 },
    categoryStyle: { fontFamily: 'Playfair Display', bold: true, color: '#1d3b6f', spacing: 26 },
    itemStyle: { fontFamily: 'Lora', lineHeight: 1.2, maxFontSize: 40 },
  },
  observations: {
    text: '',
    rect: { x: 90, y: 910, width: 600, height: 200 },
    style: { fontFamily: 'Caveat', maxFontSize: 44 },
  },
  price: {
    text: '',
    rect: { x: 700, y: 920, width: 300, height: 150 },
    style: {
      fontFamily: 'Abril Fatface',
      transparent: false,
      backgroundColor: '#f0b429',
      radius: 30,
      padding: 10,
    },
  },
  texts: [
    {
      id: 'title',
      text: '{restaurante}\nMenú del {fecha}',
      rect: { x: 90, y: 50, width: 900, height: 190 },
      style: { fontFamily: 'Great Vibes', color: '#b3261e', maxFontSize: 90 },
    },
  ],
  foot: { rect: { x: 60, y: 1260, width: 800, height: 70 }, allergens: true, water: true, leftovers: true },
  qr: { rect: { x: 900, y: 1180, width: 150, height: 150 }, shown: true },
  allergenSigns: { shown: true, legend: true, rect: { x: 60, y: 1130, width: 820, height: 120 } },
}

const facts = {
  restaurante: 'Casa Lola',
  fecha: 'viernes 20 de noviembre',
  horario: '13:00–16:00',
  menu: 'Menú del día',
  contacto: 'Calle Mayor, 1, Madrid · 910 00 00 00',
}
const qr = qrSquares('https://mantel.example/restaurant/profile/abcdefghjkmn')

/** Everything that a sheet can hold. */
export const richSheet = {
  template,
  printed: printedMenu({ template, menu, words: messages, facts, qr }),
  language: 'es' as const,
}
