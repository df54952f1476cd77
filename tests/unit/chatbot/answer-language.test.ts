import { describe, expect, test } from 'vitest'
import { chatReply } from '@/contract/entities/chat'
import { wholeLanguages } from '@/contract/languages'
import type { Reply } from '@/server/modules/chatbot/engine/facts'
import { nothingYet } from '@/server/modules/chatbot/engine/state'
import { catalogues } from '@/server/words/catalogues'
import { changes } from './dialogues/changes'
import { days } from './dialogues/days'
import { menus } from './dialogues/menus'
import { people } from './dialogues/people'
import { weeks } from './dialogues/weeks'
import { conversationsIn } from './languages/conversations'
import { leaksIn } from './languages/leaks'
import { createTalk, lunch, menuOf, wednesday } from './world'

const actionIn = (replies: Reply[], begin: string) =>
  replies.flatMap(({ buttons = [] }) => buttons).find(({ action }) => action.startsWith(begin))?.action ?? ''

test.each(wholeLanguages)('what is said in another language than %s is found', (language) => {
  for (const other of wholeLanguages.filter((one) => one !== language)) {
    const talk = createTalk({}, { ...nothingYet, language: other, isLanguageSure: true })
    const help = talk.send({ kind: 'button', title: '', action: 'say:ayuda' })
    expect(leaksIn(help, language).length).toBeGreaterThan(5)
    const [menu, question] = talk.send({ kind: 'button', title: '', action: 'say:sopa\npollo\n12 €' })
    for (const reply of [menu, question])
      expect(leaksIn(reply ? [reply] : [], language), reply?.text).not.toEqual([])
  }
})

describe.each(wholeLanguages)('a conversation in %s', (language) => {
  test('from the menu to its publication and back, every answer is in the language', () => {
    const talk = createTalk()
    let pressable: Reply[] = []
    for (const [message, answer] of conversationsIn[language]) {
      const button = /^\[(\w+)\]$/.exec(message)?.[1]
      const replies = talk.send(
        button
          ? { kind: 'button', title: '', action: actionIn(pressable, `${button}:`) }
          : { kind: 'text', text: message },
      )
      const said = replies.map(({ text }) => text).join('\n')
      expect.soft(said, message).toMatch(answer)
      expect.soft(leaksIn(replies, language), `${message} → ${said}`).toEqual([])
      pressable = [...replies, ...pressable]
    }
    expect(talk.state().language).toBe(language)
    expect(talk.world.menus).toEqual([])
  })
})

/** A press changes no language, and its action stands for what an owner could write. */
describe.each(wholeLanguages)('whatever the chatbot says in %s', (language) => {
  const spoken = [...changes, ...days, ...people, ...weeks, ...menus].filter(
    (_, at) => at % wholeLanguages.length === wholeLanguages.indexOf(language),
  )
  test.each(spoken.map((one) => [one.name, one] as const))('%s', (_, { start, lines }) => {
    const talk = createTalk(start, { ...nothingYet, language, isLanguageSure: true })
    let pressable: Reply[] = []
    for (const [line] of lines) {
      const title = /^\[(.+)\]$/.exec(line)?.[1]
      const action = title ? actionIn(pressable, '') : `say:${line}`
      const replies = talk.send({ kind: 'button', title: '', action })
      for (const { drawing: _, ...reply } of replies) chatReply.parse(reply)
      const leaks = leaksIn(replies, language, [line, ...line.split('\n')])
      expect.soft(leaks, `${line} → ${replies.map(({ text }) => text).join('\n')}`).toEqual([])
      pressable = replies
    }
  })
})

describe('the language of a conversation', () => {
  const menu = 'Primeros\nSopa\nSegundos\nPollo asado\n12 €'
  const inTurn = (...messages: string[]) => {
    const talk = createTalk()
    return messages.map((text) => {
      talk.send({ kind: 'text', text })
      return talk.state().language
    })
  }

  test.each([
    [
      'dishes, numbers and «ok» tell nothing',
      ['Sopa de ajo\nPollo asado\n12', 'ok', '13'],
      [null, null, null],
    ],
    ['nor do they change it', ['treu el flam', 'Sopa\nPollo\n12 €', 'ok'], ['ca', 'ca', 'ca']],
    ['a menu does not change what an order told', ['treu el flam', menu], ['ca', 'ca']],
    ['an order in another language does', ['treu el flam', 'quita el pollo'], ['ca', 'es']],
    ['«gràcies» after a Castilian menu is answered in Catalan', [menu, 'gràcies'], ['es', 'ca']],
    ['after a Castilian order it is not', [menu, 'quita el pollo', 'gràcies'], ['es', 'es', 'es']],
    ['«gràcies» after dishes alone is answered in Catalan', ['Sopa\nPollo\n12 €', 'gràcies'], [null, 'ca']],
    ['a greeting tells it until something tells more', ['Kaixo', menu], ['eu', 'es']],
    ['courtesy does not change what an order told', ['remove the flan', 'gracias'], ['en', 'en']],
  ] as const)('%s', (_, messages, languages) => expect(inTurn(...messages)).toEqual(languages))

  test('a press keeps it, and buttons of earlier answers work', () => {
    const talk = createTalk()
    const offered = talk.send({ kind: 'text', text: `Hoy tenemos:\n${menu}` })
    talk.send({ kind: 'text', text: 'treu la sopa' })
    const [published] = talk.send({ kind: 'button', title: 'Publicar', action: actionIn(offered, 'pub:') })
    expect(published?.text).toMatch(/^Publicat!/)
    expect(talk.world.menus).toMatchObject([{ state: 'published' }])
  })

  test('without one, the page tells it', () => {
    const owner = { ownerId: 'aaaaaaaaaaaa', firstName: 'Ana', emailVerified: true, language: 'gl' } as const
    const talk = createTalk({ owner })
    expect(talk.send({ kind: 'sticker' })[0]?.text).toBe(catalogues.gl.chatbot.unreadable.sticker)
    expect(leaksIn(talk.send({ kind: 'text', text: 'Sopa\nPollo\n12 €' }), 'gl')).toEqual([])
    expect(talk.state().language).toBe(null)
    const [answer] = talk.send({ kind: 'text', text: 'remove the soup' })
    expect(answer?.text).toMatch(/^(?:Removed|I can’t find)/)
  })

  test('is kept over messages that came late, and told again by the next one', () => {
    const { send } = createTalk({ now: new Date('2026-11-18T09:00:00Z') })
    const [late] = send({ kind: 'text', text: 'publish it', at: '2026-11-16T09:00:00.000Z' })
    expect(late?.text).toMatch(/^A message from Monday 16 November has only just reached me/)
    expect(send({ kind: 'text', text: 'no' })[0]?.text).toBe('OK, I won’t touch anything.')
  })
})

test.each([
  ['ca', 'És això el que vols: «torna Lluç»?'],
  ['eu', 'Hau da nahi duzuna: «berriz jarri Lluç»?'],
  ['en', 'Is this what you want: “Lluç is back”?'],
] as const)('in %s the chatbot asks what it would do in its own words', (language, question) => {
  const lunchOf = { ...lunch, categories: [{ name: 'Segons', items: [{ name: 'Lluç', soldOut: true }] }] }
  const talk = createTalk(
    { menus: [menuOf(wednesday, 'published', lunchOf)] },
    { ...nothingYet, language, isLanguageSure: true },
  )
  const [asked] = talk.send({ kind: 'button', title: '', action: 'say:diuen que torna el lluç' })
  expect(asked?.text).toBe(question)
})
