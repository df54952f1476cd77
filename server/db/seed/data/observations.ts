export const observations = [
  'Menú disponible hasta fin de existencias.',
  'Consulta en sala los platos aptos para personas celíacas.',
  'Suplemento de terraza: 1 € por persona.',
  'Bebida incluida: agua, vino de la casa con gaseosa o caña.',
  'También para llevar: llámanos antes de las 12:30.',
  'Si no te convence ningún segundo, te hacemos una tortilla francesa.',
  'El arroz se sirve a partir de las 14:00.',
  'Platos de cuchara hechos esta misma mañana.',
  'Los postres son caseros.',
  'Ración doble de primero: 2 € más.',
  'Pescado según lonja.',
  'Hoy cocina Loli: el guiso pica un poquito.',
  'Pregunta por la sugerencia fuera de carta.',
  'Pan de masa madre. Segunda bebida no incluida.',
  'Servimos el menú también en la barra.',
  'Grupos de más de seis, con reserva.',
]

export const categoryNames = [
  ['Primeros', 'Segundos', 'Postres'],
  ['Primeros', 'Segundos', 'Postres'],
  ['Primeros', 'Segundos', 'Postres'],
  ['Entrantes', 'Principales', 'Postres'],
  ['Primer plato', 'Segundo plato', 'Postre'],
  ['Para empezar', 'Para seguir', 'Para terminar'],
] as const
