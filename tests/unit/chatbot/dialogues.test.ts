import { describe, expect, test } from 'vitest'
import { chatReply, type IncomingMessage, unreadableKinds } from '@/contract/entities/chat'
import type { Reply } from '@/server/modules/chatbot/engine/facts'
import type { Dialogue } from './dialogue'
import { changes } from './dialogues/changes'
import { days } from './dialogues/days'
import { menus } from './dialogues/menus'
import { people } from './dialogues/people'
import { photos } from './dialogues/photos'
import { weeks } from './dialogues/weeks'
import { createTalk, shortMenu } from './world'

const all = [...menus, ...changes, ...days, ...people, ...photos, ...weeks]

type Sent = Partial<IncomingMessage> & Pick<IncomingMessage, 'kind'>

function messageOf(line: string, before: Reply[], pid: string): Sent {
  const action = /^\{button (.+)\}$/.exec(line)?.[1]
  if (action) return { kind: 'button', action: action.replace('{pid}', pid), title: '' }
  const title = /^\[(.+)\]$/.exec(line)?.[1]
  if (title) {
    const buttons = before.flatMap(({ buttons = [], list }) => [...buttons, ...(list?.rows ?? [])])
    const pressed = buttons.findLast((button) => button.title === title)
    if (!pressed)
      throw new Error(`no button «${title}» among ${buttons.map((button) => button.title).join(', ')}`)
    return { kind: 'button', ...pressed }
  }
  const kind = unreadableKinds.find((one) => line === `{${one}}`)
  if (kind) return { kind }
  const photo = /^\{photo(?: (.+))?\}$/s.exec(line)
  if (photo)
    return {
      kind: 'image',
      file: '/files/0123456789ab/foto.webp',
      mime: 'image/webp',
      ...(photo[1] && { caption: photo[1] }),
    }
  if (line === '{pdf}')
    return { kind: 'document', file: '/files/0123456789ab/carta.pdf', mime: 'application/pdf' }
  return { kind: 'text', text: line }
}

const textOf = (replies: Reply[]) =>
  replies
    .map(({ text, buttons = [], list, drawing }) =>
      [
        text,
        ...[...buttons, ...(list?.rows ?? [])].map(({ title }) => `[${title}]`),
        drawing ? `{${drawing.format}}` : '',
      ].join('\n'),
    )
    .join('\n')

function play({ start, lines, menus: wanted }: Dialogue) {
  const talk = createTalk(start)
  let pressable: Reply[] = []
  for (const [line, expected, unexpected] of lines) {
    const replies = talk.send(messageOf(line, pressable, talk.state().proposal?.pid ?? ''))
    const text = textOf(replies)
    expect(replies.length, line).toBeGreaterThan(0)
    expect(text, `to «${line}»`).toMatch(expected)
    if (unexpected) expect(text, `to «${line}»`).not.toMatch(unexpected)
    for (const { drawing: _, ...reply } of replies) expect(chatReply.parse(reply)).toBeTruthy()
    pressable = [...pressable, ...replies]
  }
  if (wanted)
    expect(talk.world.menus.map(shortMenu)).toEqual(
      wanted.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
    )
}

describe('dialogues', () => {
  test('there are enough of them', () => expect(all.length).toBeGreaterThanOrEqual(60))
  test.each(all.map((one) => [one.name, one] as const))('%s', (_, dialogue) => play(dialogue))
})
