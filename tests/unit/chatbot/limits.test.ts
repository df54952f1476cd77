import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatLimits, chatReply, type IncomingMessage } from '@/contract/entities/chat'
import { wholeLanguages } from '@/contract/languages'
import { catalogues } from '@/server/words/catalogues'
import { runs } from '@/tests/setup/seed'
import { createTalk, lunch, menuOf, wednesday } from './world'

describe.each(wholeLanguages)('what fits on a button in %s', (language) => {
  const { button, doubt, greeting, help } = catalogues[language].chatbot
  const { about: _, settled: __, ...answers } = doubt
  const titles = { ...button, ...answers, example: greeting.example, ask: greeting.help }
  const whole = Object.entries(titles).filter(([, title]) => !title.includes('{'))
  test.each(whole)('%s', (_, title) => expect(title.length).toBeLessThanOrEqual(chatLimits.buttonTitle))
  test('rows and label of the help', () => {
    const { text: _, label, ...rows } = help
    expect(label.length).toBeLessThanOrEqual(chatLimits.listLabel)
    for (const row of Object.values(rows)) expect(row.length).toBeLessThanOrEqual(chatLimits.rowTitle)
  })
})

/** A menu of eighty dishes with names as long as they may be. */
const endless = {
  ...lunch,
  observation: 'Muy largo. '.repeat(180),
  categories: [1, 2, 3, 4].map((n) => ({
    name: `Apartado ${n} ${'x'.repeat(60)}`.slice(0, 80),
    items: Array.from({ length: 20 }, (_, i) => ({
      name: `Plato ${n}-${i} ${'con salsa '.repeat(28)}`.slice(0, 300),
    })),
  })),
}

const words = [
  ...[
    'hola',
    'menú de hoy',
    'agotado plato',
    'vuelve plato',
    'precio 13',
    'quita plato',
    'cambia plato por otro plato',
  ],
  ...[
    'qué tengo programado',
    'mueve el viernes al sábado',
    'el mismo de ayer',
    'borra mañana',
    'publicar',
    'programar',
    'no',
    'sí',
  ],
  ...[
    'otra plantilla',
    'historia',
    'pdf',
    'estadísticas',
    'ayuda',
    'gracias',
    'a las 12',
    'ya está',
    'corregir',
    'mañana',
  ],
  ...[
    'Lentejas',
    'Pollo asado',
    '12,50 €',
    '???',
    '👍',
    'x'.repeat(4096),
    'Lentejas\n'.repeat(400),
    'Menú 12 €\nPrimeros\nSopa\nArroz',
  ],
  'Menú 12 €\nJueves\nLentejas\nPollo asado\nViernes\nGarbanzos\nMerluza en salsa\nSábado\nPaella\nChuletas',
]

const said = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc.constant('[press]'),
)

test('whatever is said, in whatever order, there is an answer, and each keeps to WhatsApp’s limits', () => {
  fc.assert(
    fc.property(fc.array(said, { maxLength: 12 }), fc.integer({ min: 0, max: 20 }), (lines, nth) => {
      const talk = createTalk({
        menus: [
          menuOf('2026-11-17', 'expired'),
          menuOf(wednesday, 'published', endless),
          menuOf('2026-11-20', 'scheduled', endless),
        ],
      })
      let actions: string[] = [
        'say:ayuda',
        'del:x',
        'so:2026-11-18:comida:1:nada',
        'tpl:use:nada',
        'd:x:y',
        'at:x:99',
        'pub:x',
      ]
      for (const line of lines) {
        const action = actions[nth % actions.length] ?? 'say:ayuda'
        const message: Partial<IncomingMessage> & Pick<IncomingMessage, 'kind'> =
          line === '[press]' ? { kind: 'button', action, title: 'x' } : { kind: 'text', text: line }
        const replies = talk.send(message)
        expect(replies.length).toBeGreaterThan(0)
        for (const { drawing: _, ...reply } of replies) chatReply.parse(reply)
        const pressable = replies.flatMap(({ buttons = [], list }) => [...buttons, ...(list?.rows ?? [])])
        if (pressable.length > 0) actions = pressable.map((one) => one.action)
      }
    }),
    { numRuns: runs(100) },
  )
})

test('a message of four thousand characters is answered', () => {
  const talk = createTalk()
  const replies = talk.send({ kind: 'text', text: 'Lentejas con chorizo, '.repeat(186) })
  expect(replies.length).toBeGreaterThan(0)
})
