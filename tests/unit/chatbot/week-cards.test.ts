import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { runs, seedOf } from '@/tests/setup/seed'
import { createTalk, lunch, menuOf, shortMenu, wednesday } from './world'

const week = `Menú 12,50 €
MIÉRCOLES 18\nPrimeros\nCocido\nSegundos\nDorada
JUEVES 19\nPrimeros\nPaella\nSegundos\nSepia
VIERNES 20\nPrimeros\nMacarrones\nSegundos\nSalmón`

const days = [wednesday, '2026-11-19', '2026-11-20']
const onFriday = (price: number, version = 1): OwnMenu => ({
  ...menuOf('2026-11-20', 'scheduled', { ...lunch, price }),
  ...{ publishAt: '2026-11-20T08:00:00.000Z', version },
})

function sent(menus: OwnMenu[] = []) {
  const talk = createTalk({ reading: week, pages: 1, menus })
  const file = { file: '/files/0123456789ab/semana.pdf', mime: 'application/pdf' }
  const replies = talk.send({ kind: 'document', ...file })
  const pid = talk.state().proposal?.pid ?? ''
  const press = (action: string) => talk.send({ kind: 'button', action, title: '' })
  const text = (list: typeof replies) => list.map((reply) => reply.text).join('\n')
  return {
    talk,
    replies,
    pressDay: (date: string) => text(press(`one:${pid}:${date}:comida`)),
    pressAll: () => text(press(`pub:${pid}`)),
    press: (action: string) => text(press(action)),
    say: (line: string) => text(talk.send({ kind: 'text', text: line })),
    asked: () => talk.state().asked,
  }
}

test('a card asks again before it replaces a menu that has changed since', () => {
  const { talk, pressDay, press, asked, say } = sent([onFriday(12.5)])
  talk.world.menus = [onFriday(18, 7)]
  expect(pressDay('2026-11-20')).toMatch(/Ese día ya tienes menú\. Sustituirá al menú del viernes/)
  expect(pressDay('2026-11-20'), 'a double press agrees to nothing').toMatch(/Ese día ya tienes menú/)
  expect(talk.world.menus.map(({ price }) => price)).toEqual([18])

  const yes = asked()?.yes ?? ''
  talk.world.menus = [onFriday(19, 8)]
  expect(press(yes), 'nor does a yes to an older menu').toMatch(/Ese día ya tienes menú/)
  expect(talk.world.menus.map(({ price }) => price)).toEqual([19])

  expect(say('sí')).toMatch(/Programado: sale el viernes/)
  expect(talk.world.menus.map(shortMenu)).toEqual(['viernes scheduled 12.5: Macarrones, Salmón'])
})

test('the press for all names every menu that it replaces, however long their dishes are', () => {
  const names = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
  const dates = names.map((_, at) => `2026-11-${23 + at}`)
  const long = 'Arroz meloso de carabineros con alioli de azafrán y verduras de la huerta'
  const menus = dates.map((date, at) =>
    menuOf(date, 'scheduled', {
      ...lunch,
      categories: [{ name: 'Primeros', items: [1, 2, 3].map((nth) => ({ name: `${at}.${nth} ${long}` })) }],
    }),
  )
  const talk = createTalk({ menus })
  const text = names.map((name, at) => `${name} ${23 + at}\nPrimeros\nPaella\nSegundos\nSepia`).join('\n')
  const replies = talk.send({ kind: 'text', text: `Menú 12 €\n${text}` })
  const [all] = replies.slice(-1)
  expect(all?.buttons?.map(({ action }) => action.split(':')[0])).toContain('pub')
  for (const at of names.keys()) expect(all?.text).toContain(`${at}.1 Arroz meloso`)
})

const move = fc.oneof(
  fc.constantFrom(...days).map((date) => ({ date })),
  fc.constant({ all: true as const }),
  fc.constantFrom('hola', 'gracias', '¿qué tengo programado?', 'mejor no, déjalo').map((line) => ({ line })),
  fc.constant({ undo: true as const }),
)

test('in any order and doubled, only the days that were pressed are written', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 10 }), fc.boolean(), (moves, isDoubled) => {
      const { talk, pressDay, pressAll, say } = sent()
      expect(talk.world.menus).toEqual([])
      const wanted = new Set<string>()
      for (const one of moves.flatMap((each) => (isDoubled ? [each, each] : [each]))) {
        if ('date' in one) wanted.add(one.date)
        if ('all' in one) for (const date of days) wanted.add(date)
        if ('date' in one) pressDay(one.date)
        else if ('all' in one) pressAll()
        else say('line' in one ? one.line : 'deshaz')
        expect([...wanted]).toEqual(expect.arrayContaining(talk.world.menus.map(({ date }) => date)))
      }
    }),
    { numRuns: runs(200), seed: seedOf(21) },
  )
})
