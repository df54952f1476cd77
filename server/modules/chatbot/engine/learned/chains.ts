import { type Chain, labelled, labelsOf } from './chain'
import model from './model.json'

type Stored = { labels: string[]; steps: string; features: string; shares: number; numbers: string }

/** A hash of 32 bits (FNV-1a): the model keeps no texts. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))

/**
 * Unpacks a chain. `features` has five bytes a feature: its hash and how many labels it speaks for. `numbers` has two bytes for each of
 * these: the label and its weight in steps of `shares`.
 */
function opened({ labels, steps, features, shares, numbers }: Stored): Chain {
  const heads = bytesOf(features)
  const pairs = bytesOf(numbers)
  const view = new DataView(heads.buffer, heads.byteOffset, heads.byteLength)
  const places = new Map<number, readonly [from: number, count: number]>()
  let from = 0
  for (let at = 0; at < heads.length; at += 5) {
    const count = view.getUint8(at + 4)
    places.set(view.getUint32(at), [from, count])
    from += count
  }
  const signed = new Int8Array(pairs.buffer, pairs.byteOffset, pairs.byteLength)
  const add = (feature: string, scores: Float64Array) => {
    const place = places.get(hashOf(feature))
    if (!place) return false
    const [first, count] = place
    for (let at = first * 2; at < (first + count) * 2; at += 2) {
      const label = pairs[at] ?? 0
      scores[label] = (scores[label] ?? 0) + (signed[at + 1] ?? 0) * shares
    }
    return true
  }
  return { labels, steps: new Float32Array(bytesOf(steps).buffer), add }
}

let chains: { acts: Chain; slots: Chain } | undefined
const opens = () => {
  chains ??= { acts: opened(model.acts), slots: opened(model.slots) }
  return chains
}

export const actLabels = (features: string[][]) => labelled(opens().acts, features)
export const slotLabels = (features: string[][]) => labelsOf(opens().slots, features)

const nowhere = new Float64Array(256)
/** Whether the messages that the model learned from have this word. */
export const isKnownWord = (plain: string) => opens().acts.add(`w=${plain}`, nowhere)
/** Whether they have a word that begins so: Basque and Galician words have many endings. */
export const isKnownBeginning = (letters: string) => opens().acts.add(`p5=${letters}`, nowhere)
