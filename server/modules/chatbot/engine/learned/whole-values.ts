import type { Act } from './acts'

const ofTime = new Set(['time', 'from', 'until'])
const minutes =
  '(?:media|mitja|medio|cuarto|quart|cinco|cinc|diez|deu|dez|veinte|vint|veinticinco|vintecinco|5|10|15|20|25)(?![\\p{L}\\d])'
/** «las doce» «menos diez», «las doce menos» «diez» */
const behind = new RegExp(String.raw`^\s+(?:y|i|e|menos|menys)\s+${minutes}`, 'iu')
const open = /\s(?:y|i|e|menos|menys)$/iu
const rest = new RegExp(String.raw`^\s+${minutes}`, 'iu')
/** «dos quarts de» «dues», «ten to» «one» */
const before =
  /(?:(?:un|dos|tres|1|2|3)\s+)?quarts?\s+(?:de\s+|d['’])(?:l[ae]s\s+)?$|(?<![\p{L}\d])(?:half|quarter|five|ten|twenty|\d{1,2})\s+(?:past|to)\s+$/iu

/** An hour with all of its words: of «a las doce menos diez» the model marks now and then only a part. */
export function withWholeHours(act: Act): Act {
  if (!act.slots.some(({ slot }) => ofTime.has(slot))) return act
  const slots: Act['slots'] = []
  let at = 0
  for (const one of act.slots) {
    const start = act.text.indexOf(one.text, at)
    const end = start + one.text.length
    if (start < 0 || !ofTime.has(one.slot)) {
      slots.push(one)
      continue
    }
    const lead = before.exec(act.text.slice(0, start))?.[0] ?? ''
    const tail = (open.test(one.text) ? rest : behind).exec(act.text.slice(end))?.[0] ?? ''
    at = end + tail.length
    // «dos quarts de dues» may be marked as two hours.
    const last = slots.at(-1)
    if (last && ofTime.has(last.slot) && lead !== '' && lead.includes(last.text)) slots.pop()
    slots.push({ ...one, text: `${lead}${one.text}${tail}` })
  }
  return { ...act, slots }
}
