import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {{ text: string, lang: string, dishes: string[], state: string, spans: { start: number, end: number, label: string }[], file: string, line: number }} Message
 */

const folder = 'scripts/train-chat/messages'

/** The messages that people wrote down with what they mean, as scripts/train-chat/README.md says. @returns {Message[]} */
export function readMessages(from = folder) {
  return readdirSync(from)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => messagesOf(readFileSync(path.join(from, name), 'utf8'), name))
}

/** @param {string} text @param {string} file @returns {Message[]} */
export function messagesOf(text, file) {
  /** @type {Message[]} */
  const found = []
  let [dishes, state] = [/** @type {string[]} */ ([]), 'none']
  for (const [at, line] of text.split('\n').entries()) {
    if (line.startsWith('#')) {
      const [menu = '', waiting = 'none'] = line.slice(1).split('|')
      dishes = menu
        .split(';')
        .map((dish) => dish.trim())
        .filter(Boolean)
      state = waiting.trim() || 'none'
      continue
    }
    const match = /^(es|ca|gl|eu|en) (.+)$/.exec(line.trim())
    if (!match?.[2]) continue
    const [, lang = 'es', marked] = match
    found.push({ ...unmarked(marked.replaceAll(' / ', '\n')), lang, dishes, state, file, line: at + 1 })
  }
  return found
}

/** @param {string} marked */
function unmarked(marked) {
  let text = ''
  let act = ''
  let slot = ''
  let from = 0
  /** @type {Message['spans']} */
  const spans = []
  const close = () => {
    if (act && text.length > from)
      spans.push({ start: from, end: text.length, label: slot ? `${act}.${slot}` : act })
    from = text.length
  }
  for (let at = 0; at < marked.length; at += 1) {
    const rest = marked.slice(at)
    const opens = /^\[([a-z-]+) ?/.exec(rest)
    const fills = act ? /^\{([a-z-]+): ?/.exec(rest) : null
    if (opens && !act) {
      close()
      act = opens[1] ?? ''
      at += opens[0].length - 1
    } else if (fills) {
      close()
      slot = fills[1] ?? ''
      at += fills[0].length - 1
    } else if (marked[at] === '}' && slot) {
      close()
      slot = ''
    } else if (marked[at] === ']' && act) {
      close()
      act = ''
    } else text += marked[at]
  }
  if (act || slot) throw new Error(`Open mark: ${marked}`)
  return { text, spans }
}

/** The label of each word; a dish of a menu begins with a label of its own, because dishes stand side by side. @param {Message['spans']} spans @param {{ start: number, end: number }[]} words */
export function labelsOf(spans, words) {
  return words.map(({ start, end }) => {
    const span =
      spans.find((one) => one.start <= start && end <= one.end) ??
      spans.find((one) => one.start < end && start < one.end)
    if (!span) return 'o'
    const begins =
      span.label.startsWith('menu.') &&
      words.every((other) => other.end <= span.start || other.start >= start)
    return begins ? `${span.label}*` : span.label
  })
}
