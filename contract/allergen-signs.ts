import type { Allergen } from './lists'

/** Paths in a square of 24 units. `strokes` are drawn 1.8 wide with round ends, `fills` are filled, both in the text colour. */
export type AllergenSign = { strokes: string; fills?: string }

export const allergenSignStroke = 1.8

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** Our own drawings. Their names are in messages/es.json under `allergens`. */
export const allergenSigns: Readonly<Record<Allergen, AllergenSign>> = {
  gluten: {
    strokes: 'M12 22V7.5',
    fills: [
      'M12 7.5c-2-1.5-2-4 0-6c2 2 2 4.5 0 6z',
      ...[8.5, 12.5, 16.5].map(
        (y) =>
          `M11.5 ${y + 3}c-2.8.2-4.6-1.2-4.9-4c2.8-.2 4.6 1.2 4.9 4zM12.5 ${y + 3}c2.8.2 4.6-1.2 4.9-4c-2.8-.2-4.6 1.2-4.9 4z`,
      ),
    ].join(''),
  },
  crustaceans: {
    strokes:
      'M17 6C10 4.5 5 8.5 5 13.5c0 3.5 2.7 6 6.5 6c2.5 0 4-1.3 4-3.2c0-1.7-1.2-2.8-3-2.8M17 6c2 .6 3 2 3 3.8c-2.3 1.2-5 1.3-7.5.4M17 6l4.5-3.5M7 9.5l3.5 2.5M5.2 14.5l4-.5M12 19.5l-2 2.5M12 19.5l1.5 2.5',
    fills: dot(15.6, 8, 0.9),
  },
  eggs: {
    strokes: 'M12 2.5c3.8 0 7 5.8 7 10.8a7 7 0 0 1-14 0c0-5 3.2-10.8 7-10.8z',
    fills: dot(12, 14, 3),
  },
  fish: {
    strokes: 'M2 12c3-5.5 10-6.5 14.5-1.5L21.5 7v10l-5-3.5C12 18.5 5 17.5 2 12zM10 8.8c1.5 2 1.5 4.4 0 6.4',
    fills: dot(6.6, 11, 1.1),
  },
  peanuts: {
    strokes:
      'M12 2c-3 0-5.2 2-5.2 4.7c0 2 1.5 3 1.5 4.6c0 1.7-2.3 2.7-2.3 5.5c0 3 2.6 5.2 6 5.2s6-2.2 6-5.2c0-2.8-2.3-3.8-2.3-5.5c0-1.6 1.5-2.6 1.5-4.6C17.2 4 15 2 12 2zM10.5 5.5v2.5M13.5 5.5v2.5M9.5 15.5v3M12 14.5v4.5M14.5 15.5v3',
  },
  soy: {
    strokes: 'M3.5 20.5C3 12 11 4 20.5 3.5C21 13 13 21 3.5 20.5zM3.5 20.5L2 22M20.5 3.5c.3-.7.7-1.2 1.5-1.5',
    fills: dot(8.4, 15.6, 2.1) + dot(12, 12, 2.1) + dot(15.6, 8.4, 2.1),
  },
  milk: {
    strokes: 'M9 2h6M9.5 2v4L7 10v10a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2V10l-2.5-4V2',
    fills: 'M7 13h10v7a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z',
  },
  nuts: {
    strokes: 'M6 10.5c0 5.5 3 9 6 11.5c3-2.5 6-6 6-11.5M12 4V2',
    fills: 'M3.8 11c0-4.3 3.4-7 8.2-7s8.2 2.7 8.2 7c-5 1-11.4 1-16.4 0z',
  },
  celery: {
    strokes: 'M12 22V9M8.5 22c0-5-.5-8-2.5-11.5M15.5 22c0-5 .5-8 2.5-11.5M8.5 22h7',
    fills: dot(12, 5, 3.2) + dot(5.6, 8, 2.7) + dot(18.4, 8, 2.7),
  },
  mustard: {
    strokes: 'M10.5 7l.5-4.5h2l.5 4.5M8.5 7h7c1 0 2 1 2 2v11a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V9c0-1 1-2 2-2z',
    fills: 'M8.5 12h7v6h-7z',
  },
  sesame: {
    strokes: '',
    fills: [
      [6.5, 3],
      [17.5, 3.5],
      [12, 7],
      [5.5, 13],
      [18.5, 13.5],
      [12, 16],
    ]
      .map(([x, y]) => `M${x} ${y}c2.6 2.6 2.7 5.6 0 6.6c-2.7-1-2.6-4 0-6.6z`)
      .join(''),
  },
  sulphites: {
    strokes: 'M7 2h10c1 5.5-1 9.5-5 9.5S6 7.5 7 2zM12 11.5V21M8 22h8',
    fills: `M6.8 5.5h10.4c-.3 3.7-2 6-5.2 6s-4.9-2.3-5.2-6z${dot(20, 14, 1.3)}${dot(18, 18, 1)}`,
  },
  lupin: {
    strokes: 'M12 22v-9M12 19.5c-3.5 0-6-1.7-7-5M12 19.5c3.5 0 6-1.7 7-5',
    fills: dot(12, 3.4, 2) + dot(9.4, 6.8, 2) + dot(14.6, 6.8, 2) + dot(9, 10.8, 2.2) + dot(15, 10.8, 2.2),
  },
  molluscs: {
    strokes:
      'M12 21C6 19 2 14.5 3 10c1-4 4.5-6.5 9-6.5s8 2.5 9 6.5c1 4.5-3 9-9 11zM12 21V3.5M12 21L6.8 5.2M12 21l5.2-15.8M12 21L3.2 9.5M12 21l8.8-11.5M9 21.5h6',
  },
}
