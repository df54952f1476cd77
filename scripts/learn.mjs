import { writeFileSync } from 'node:fs'
import { bundled } from './bench/reader/bundle.mjs'
import { namesAsked } from './run/asked.mjs'
import { runCommand } from './run/command.mjs'
import { learned } from './train-chat/learn.mjs'
import { measured } from './train-chat/measure.mjs'
import { packed } from './train-chat/pack.mjs'
import { labelsOf, readMessages } from './train-chat/read-messages.mjs'

const room = 'server/modules/chatbot/engine/learned'

/** @param {string} label */
const actOf = (label) => label.split('.')[0] ?? label
/** @param {string} label */
const slotOf = (label) => label.split('.')[1] ?? '-'

/** `HOLD=w5.txt npm run learn` learns without one hand and measures with it; without `HOLD` the model is written. */
await runCommand(async () => {
  namesAsked(
    'npm run learn   aprende de scripts/train-chat/messages; con HOLD=w5.txt mide con esa mano y no escribe nada',
  )
  /** @type {typeof import('../server/modules/chatbot/engine/learned/features.ts')} */
  const { featuresOf, slotFeatures } = await bundled(`${room}/features.ts`)
  /** @type {typeof import('../server/modules/chatbot/engine/learned/words-of.ts')} */
  const { wordsOf } = await bundled(`${room}/words-of.ts`)
  const examples = readMessages().map((message) => {
    const words = wordsOf(message.text)
    const labels = labelsOf(message.spans, words)
    return { file: message.file, features: featuresOf(words, message), labels, acts: labels.map(actOf) }
  })
  const asActs = examples.map(({ file, features, acts }) => ({ file, features, labels: acts }))
  const held = process.env.HOLD
  if (held) {
    const acts = learned(asActs.filter(({ file }) => file !== held))
    return measured(
      acts,
      asActs.filter(({ file }) => file === held),
    )
  }
  const acts = learned(asActs)
  const slots = learned(
    examples.map(({ features, labels, acts }) => ({
      features: slotFeatures(features, acts),
      labels: labels.map(slotOf),
    })),
  )
  writeFileSync(`${room}/model.json`, `${JSON.stringify({ acts: packed(acts), slots: packed(slots) })}\n`)
  console.log(
    `${examples.length} mensajes, ${acts.labels.length} cosas que hacen, ${slots.labels.length} valores`,
  )
})
