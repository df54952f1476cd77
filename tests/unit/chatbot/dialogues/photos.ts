import type { Dialogue } from '../dialogue'

/** As tesseract gave it back for a printed menu. */
const printed = `Menú del día

Primeros
Lentejas estofadas con chorizo
Ensalada mixta

Segundos
Merluza a la plancha
| Pollo asado con patatas _

Postres
Flan casero

12,90 €
Pan, bebida y café incluidos
`

const withoutPrice = printed.replace('12,90 €', '')
const cloth = '| ~ ' + '\n—_ ,il\n» rn\nEE a\n\\ 7\n:. ..\nIll ll\n'
const catalan = `Menú del dia
Primers
Escudella
Amanida catalana
Segons
Botifarra amb mongetes
Suquet de peix
Postres
Crema catalana
14,50 €`

const dishes =
  'Lentejas estofadas con chorizo, Ensalada mixta, Merluza a la plancha, Pollo asado con patatas, Flan casero'

export const photos: Dialogue[] = [
  {
    name: 'a photo is read, looked over and published',
    start: { reading: printed },
    lines: [
      [
        '{photo}',
        /Foto guardada[\s\S]*\[Menú de hoy\][\s\S]*leído en tu foto[\s\S]*vistazo[\s\S]*• Pollo asado con patatas\n[\s\S]*12,90[\s\S]*\[Publicar\]\n\[Corregir\]\n\[Programar\]\n\{feed\}/,
        /no leo|no consigo/,
      ],
      ['[Publicar]', /¡Publicado!/],
    ],
    menus: [`hoy published 12.9: ${dishes}`],
  },
  {
    name: 'a photo in Catalan',
    start: { reading: catalan },
    lines: [
      ['{photo}', /leído en tu foto[\s\S]*Botifarra amb mongetes[\s\S]*14,50/],
      ['publica', /Publicado/],
    ],
    menus: [
      'hoy published 14.5: Escudella, Amanida catalana, Botifarra amb mongetes, Suquet de peix, Crema catalana',
    ],
  },
  {
    name: 'a photo is read, put right in words, and shown as it is too',
    start: { reading: printed },
    lines: [
      ['{photo}', /leído en tu foto/],
      ['cambia flan casero por arroz con leche', /Arroz con leche/],
      ['[Publicar]', /Publicado/],
      ['[Menú de hoy]', /ven como menú de hoy/],
    ],
    menus: [/^hoy published 12\.9: .*Arroz con leche$/],
  },
  {
    name: 'a photo without a price asks for it',
    start: { reading: withoutPrice },
    lines: [
      ['{photo}', /leído en tu foto[\s\S]*Me falta el precio/],
      ['11,50', /11,50[\s\S]*\[Publicar\]/],
    ],
  },
  {
    name: 'a photo of tomorrow’s menu, as its caption says',
    start: { reading: printed },
    lines: [
      ['{photo menú de mañana}', /leído en tu foto[\s\S]*mañana[\s\S]*\[Programar\]/],
      ['[Programar]', /mañana/],
    ],
    menus: [`mañana scheduled 12.9: ${dishes}`],
  },
  {
    name: 'what is written below goes before what is in the photo',
    start: { reading: catalan },
    lines: [
      [
        '{photo Menú 12 €\nPrimeros\nLentejas\nSopa\nSegundos\nPollo}',
        /Lentejas[\s\S]*\[Publicar\][\s\S]*Foto guardada/,
        /Escudella|no leo/,
      ],
    ],
  },
  ...(
    [
      ['a dark photo', ''],
      ['a photo of a tablecloth', cloth],
      ['a photo of one dish', 'Paella'],
      ['a photo of a bill', 'TOTAL 23,50\nIVA 10%\nGRACIAS POR SU VISITA'],
    ] as const
  ).map(
    ([name, reading]): Dialogue => ({
      name: `${name} is kept, and its owner told that it was not read`,
      start: { reading },
      lines: [
        ['{photo}', /no consigo leer el menú[\s\S]*\[Menú de hoy\]/, /\[Publicar\]|he leído/],
        ['[Menú de hoy]', /ven como menú de hoy/],
      ],
      menus: [],
    }),
  ),
  {
    name: 'a PDF is read, looked over and published',
    start: { reading: printed, pages: 1 },
    lines: [
      ['{pdf}', /PDF guardado[\s\S]*leído en tu PDF[\s\S]*Pollo asado[\s\S]*\[Publicar\]/, /foto/i],
      ['[Publicar]', /¡Publicado!/],
    ],
    menus: [`hoy published 12.9: ${dishes}`],
  },
  {
    name: 'a PDF without letters is put where its owner says',
    start: { reading: '', pages: 1 },
    lines: [
      ['{pdf}', /no encuentro[\s\S]*\[Menú de hoy\]/, /\[Publicar\]/],
      ['[Menú de hoy]', /ven como menú de hoy/],
    ],
  },
]
