import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IncomingMessage } from '@/contract/entities/chat'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { isWrite } from '@/server/modules/chatbot/engine/deeds/undo'
import type { Reply } from '@/server/modules/chatbot/engine/facts'
import { runs, seedOf } from '@/tests/setup/seed'
import { assents, harmless, orders, said } from './owners/messages'
import { createTalk, lunch, menuOf, wednesday } from './world'

type Talk = ReturnType<typeof createTalk>
type Sent = Partial<IncomingMessage> & Pick<IncomingMessage, 'kind'>

const move = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...harmless).map((text) => ({ is: 'harmless' as const, text })) },
  { weight: 2, arbitrary: fc.constantFrom(...assents).map((text) => ({ is: 'assent' as const, text })) },
  { weight: 3, arbitrary: fc.constantFrom(...orders).map((text) => ({ is: 'order' as const, text })) },
  { weight: 3, arbitrary: fc.nat().map((nth) => ({ is: 'press' as const, nth })) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'grapheme', maxLength: 40, minLength: 1 })
      .map((text) => ({ is: 'any' as const, text })),
  },
)

const start = () =>
  createTalk({
    menus: [
      menuOf('2026-11-17', 'expired'),
      menuOf(wednesday, 'published'),
      {
        ...menuOf('2026-11-20', 'scheduled', { ...lunch, price: 15 }),
        publishAt: '2026-11-20T08:00:00.000Z',
      },
    ],
  })

const seen = (menus: OwnMenu[]) => menus.filter(({ state }) => state !== 'draft')
const shown = ({
  date,
  service,
  state,
  publishAt,
  price,
  halfPrice,
  includes,
  window,
  categories,
}: OwnMenu) =>
  JSON.stringify([
    date,
    service,
    state,
    state === 'scheduled' ? publishAt : null,
    price,
    halfPrice,
    includes,
    window,
    categories,
  ])
const calendar = (menus: OwnMenu[]) => menus.map(shown).toSorted()

const buttonsOf = (replies: Reply[]) =>
  replies.flatMap(({ buttons = [], list }) => [...buttons, ...(list?.rows ?? [])])

const playing = [fc.array(move, { maxLength: 14 }), fc.boolean()] as const

function play(
  talk: Talk,
  line: { is: string; text?: string; nth?: number },
  pressable: { action: string; title: string }[],
) {
  const button = pressable.length > 0 ? pressable[(line.nth ?? 0) % pressable.length] : undefined
  const message: Sent =
    line.is === 'press' && button
      ? { kind: 'button', action: button.action, title: button.title }
      : { kind: 'text', text: line.text ?? 'hola' }
  return { message, button: line.is === 'press' ? button : undefined, replies: talk.send(message) }
}

/** Buttons that ask to write. */
const writing =
  /^(?:pub|at|keep|del|close|so|add|carry|undo|d|say:(?:publica|añade|agotado|quita|cambia|precio|vuelve|el mismo|el \d))/

test('no menu that is out or scheduled changes without a message that asks for it', () => {
  fc.assert(
    fc.property(...playing, (lines, isDoubled) => {
      const talk = start()
      let pressable: { action: string; title: string }[] = []
      let last: Reply[] = []
      for (const line of lines)
        for (const _ of isDoubled ? [1, 2] : [1]) {
          const before = calendar(seen(talk.world.menus))
          const { button, replies } = play(talk, line, pressable)
          const after = calendar(seen(talk.world.menus))
          const lost = before.filter((menu) => !after.includes(menu))
          const isAsked =
            line.is === 'order' ||
            (line.is === 'assent' && buttonsOf(last).length > 0) ||
            (button !== undefined && writing.test(button.action))
          if (!isAsked) expect(lost, JSON.stringify([line, button, last.map(({ text }) => text)])).toEqual([])
          pressable = [...pressable, ...buttonsOf(replies)].slice(-30)
          last = replies
        }
    }),
    { numRuns: runs(400), seed: seedOf(15) },
  )
})

test('what is pending replaces a menu only after a reply has named that menu', () => {
  fc.assert(
    fc.property(...playing, (lines, isDoubled) => {
      const talk = start()
      let pressable: { action: string; title: string }[] = []
      const named: string[] = []
      for (const line of lines)
        for (const _ of isDoubled ? [1, 2] : [1]) {
          const before = talk.world.menus
          const pending = talk.state().proposal
          const { replies } = play(talk, line, pressable)
          const isReleased =
            talk.state().proposal?.done !== pending?.done && talk.state().proposal?.pid === pending?.pid
          for (const menu of isReleased ? seen(before) : []) {
            const now = talk.world.menus.find(
              ({ date, service }) => date === menu.date && service === menu.service,
            )
            const [first] = menu.categories.flatMap(({ items }) => items)
            if (!now || shown(now) === shown(menu) || !first) continue
            expect(
              named.some((text) => text.includes(first.name)),
              JSON.stringify([line, first]),
            ).toBe(true)
          }
          pressable = [...pressable, ...buttonsOf(replies)].slice(-30)
          named.push(...replies.map(({ text }) => text))
        }
    }),
    { numRuns: runs(300), seed: seedOf(16) },
  )
})

test('talk puts no word into a dish, and no figure into a price', () => {
  const written = 'Menú 12 €\nPrimeros\nLentejas\nEnsalada\nSegundos\nPollo\nMerluza\nPostres\nFlan'
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...said), { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      (lines, isOut) => {
        const talk = isOut ? start() : createTalk()
        if (!isOut) talk.send({ kind: 'text', text: written })
        const standing = () =>
          JSON.stringify([
            calendar(talk.world.menus),
            talk.state().proposal?.menus.map(({ content }) => [content.categories, content.price]),
          ])
        const before = standing()
        for (const text of lines) talk.send({ kind: 'text', text })
        expect(standing(), lines.join(' → ')).toEqual(before)
      },
    ),
    { numRuns: runs(150), seed: seedOf(20) },
  )
})

test('every write offers «Deshacer», which puts everything back within ten minutes', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 10 }), (lines) => {
      const talk = start()
      let pressable: { action: string; title: string }[] = []
      for (const line of lines) {
        const before = calendar(talk.world.menus)
        const done = talk.done.length
        const { replies } = play(talk, line, pressable)
        pressable = [...pressable, ...buttonsOf(replies)].slice(-30)
        if (!talk.done.slice(done).some(isWrite)) continue
        const undo = buttonsOf(replies).find(({ action }) => action.startsWith('undo:'))
        expect(undo, JSON.stringify(line)).toBeDefined()
        const after = calendar(talk.world.menus)
        talk.send({ kind: 'button', action: '', title: '', ...undo })
        expect(calendar(talk.world.menus), JSON.stringify(line)).toEqual(before)
        const again = talk.send({ kind: 'text', text: 'deshaz' })
        expect(again.length).toBeGreaterThan(0)
        expect([before, after]).toContainEqual(calendar(talk.world.menus))
      }
    }),
    { numRuns: runs(300), seed: seedOf(17) },
  )
})

test('after ten minutes nothing is undone, and a later change is not undone with an earlier one', () => {
  const late = start()
  const [done] = late.send({ kind: 'text', text: 'precio 13' })
  const [undo] = (done?.buttons ?? []).filter(({ action }) => action.startsWith('undo:'))
  const at = new Date(late.world.now.getTime() + 11 * 60_000).toISOString()
  expect(late.send({ kind: 'button', title: '', action: '', ...undo, at })[0]?.text).toMatch(
    /más de diez minutos/,
  )
  expect(late.world.menus[1]?.price).toBe(13)

  const twice = start()
  const [first] = twice.send({ kind: 'text', text: 'precio 13' })
  twice.send({ kind: 'text', text: 'quita el flan' })
  const [old] = (first?.buttons ?? []).filter(({ action }) => action.startsWith('undo:'))
  expect(twice.send({ kind: 'button', title: '', action: '', ...old })[0]?.text).toMatch(
    /ha cambiado después/,
  )
  expect(twice.world.menus[1]).toMatchObject({ price: 13 })
})

/** Orders about one thing of one day, and what of that day they may change. */
const changesOfDay: [words: string, field: 'price' | 'categories'][] = [
  ['precio 13', 'price'],
  ['ponlo a 14', 'price'],
  ['sube un euro', 'price'],
  ['quita el flan', 'categories'],
  ['cambia el pollo por conejo', 'categories'],
  ['la merluza a la plancha fuera', 'categories'],
]
const days: [words: string, date: string][] = [
  ['hoy', wednesday],
  ['el viernes', '2026-11-20'],
]

test('with several orders in one message each changes what it names, on its own day', () => {
  const order = fc.tuple(fc.constantFrom(...changesOfDay), fc.constantFrom(...days))
  const joints = fc.constantFrom('. ', ' y ', ', y ', '; ', '\n')
  fc.assert(
    fc.property(
      fc.array(order, { minLength: 2, maxLength: 3 }),
      joints,
      fc.boolean(),
      (said, joint, isTrailing) => {
        const talk = start()
        const text = said
          .map(([[words], [day]], index) => (isTrailing && index > 0 ? `${words} ${day}` : `${day} ${words}`))
          .join(joint)
        const before = talk.world.menus
        talk.send({ kind: 'text', text })
        for (const menu of before) {
          const now = talk.world.menus.find(({ date }) => date === menu.date)
          const named = said.filter(([, [, date]]) => date === menu.date).map(([[, field]]) => field)
          expect(now?.state, text).toBe(menu.state)
          if (!named.includes('price')) expect(now?.price, text).toBe(menu.price)
          if (!named.includes('categories')) expect(now?.categories, text).toEqual(menu.categories)
        }
      },
    ),
    { numRuns: runs(300), seed: seedOf(18) },
  )
})

test('a menu that goes to another day is asked about, and is never lost or doubled', () => {
  const moves = [
    'ese era para mañana',
    'no, era para mañana',
    'pasa lo de hoy a mañana',
    'muévelo a mañana',
    'hoy no, mañana',
  ]
  const answers = ['sí', 'sí, muévelo', 'no', 'no, déjalo', 'vale', 'el lunes mejor', 'gracias']
  fc.assert(
    fc.property(
      fc.constantFrom(...moves),
      fc.array(fc.constantFrom(...answers), { maxLength: 3 }),
      (text, lines) => {
        const talk = start()
        for (const line of [text, ...lines]) talk.send({ kind: 'text', text: line })
        const dishes = (menu: OwnMenu) => JSON.stringify(menu.categories)
        const current = talk.world.menus.filter(({ date, price }) => date >= wednesday && price === 12.5)
        expect(current.map(dishes), [text, ...lines].join(' → ')).toEqual([JSON.stringify(lunch.categories)])
        expect(talk.world.menus.find(({ date }) => date === '2026-11-20')?.price).toBe(15)
      },
    ),
    { numRuns: runs(150), seed: seedOf(19) },
  )
})
