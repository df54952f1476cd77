import { readFileSync } from 'node:fs'
import { bundled } from './reader/bundle.mjs'

/** Conversations by hands that had not read the code. Measured once, then they are a set to build with. */
const file = 'scripts/bench/reader/blind/conversations-2026-11-23-fifth.json'

/** Plays the conversations through the engine and prints each message with its answers and writes, for a reader to judge. `IDS=3,7`: only these. */
export async function playConversations() {
  /** @type {typeof import('../../tests/unit/chatbot/blind/play.ts')} */
  const { played } = await bundled('tests/unit/chatbot/blind/play.ts')
  /** @type {import('../../tests/unit/chatbot/blind/play.ts').Blind[]} */
  const conversations = JSON.parse(readFileSync(process.env.FILE ?? file, 'utf8'))
  const wanted = process.env.IDS?.split(',').map(Number)
  for (const one of conversations) if (!wanted || wanted.includes(one.id)) console.log(played(one))
}
