import { readFileSync } from 'node:fs'
import path from 'node:path'
import { messagesOf } from '../train-chat/read-messages.mjs'
import { bundled } from './reader/bundle.mjs'

const folder = 'scripts/train-chat/not-yet-learned'

/** Plays marked conversations against the chat, and compares what happens with the marks. `FILE=w17.txt`, `FROM=44` and `UNTIL=87` (conversations), `QUIET=1`: numbers alone, `ONLY=unasked,not`. */
export async function playMarked() {
  /** @type {typeof import('../../tests/unit/chatbot/marked/play.ts')} */
  const { playedAll } = await bundled('tests/unit/chatbot/marked/play.ts')
  const { FILE = 'w16.txt', FROM = '0', UNTIL = '999', QUIET, ONLY } = process.env
  const all = playedAll(messagesOf(readFileSync(path.join(folder, FILE), 'utf8'), FILE)).filter(
    ({ conversation }) => conversation >= Number(FROM) && conversation <= Number(UNTIL),
  )
  /** @type {Record<string, number>} */
  const counts = {}
  for (const { is } of all) counts[is] = (counts[is] ?? 0) + 1
  const only = ONLY?.split(',')
  if (!QUIET)
    for (const one of all) {
      if (one.is === 'right' || (only && !only.includes(one.is))) continue
      console.log(
        `\n${one.is.toUpperCase()} ${FILE}:${one.line} [${one.acts.join(' ')}] ${one.text.replaceAll('\n', ' / ')}`,
      )
      console.log(`   ${one.intent}`)
      for (const [name, list] of Object.entries(one.verdict))
        if (list.length > 0) console.log(`   ${name}: ${list.join(' ; ')}`)
      console.log(`   « ${one.replies.join(' || ').replaceAll('\n', ' | ').slice(0, 260)}`)
    }
  const unasked = all.filter(({ is }) => is === 'unasked')
  console.log(
    JSON.stringify({
      turns: all.length,
      ...counts,
      scenariosWithUnasked: new Set(unasked.map(({ scenario }) => scenario)).size,
      conversationsWithUnasked: new Set(unasked.map(({ conversation }) => conversation)).size,
    }),
  )
}
