import type { z } from 'zod'
import { isLongText, isOneLine, withoutMarks, writingOf } from '@/contract/entities/text'
import { itemsIn, leavesAt, leavesOf } from './leaves'

type Schema = z.core.$ZodType
type Step = { path: string; value: unknown; leaves: Schema[]; put: (text: string) => void }

/**
 * Refuses text that a field is not written in: a field is one line unless the contract says that it has several. The line ends around it
 * and the tabs in it go. PostgreSQL stores no NUL, and its jsonb no half of a surrogate pair. Uses its own stack: a body may nest deeper
 * than the call stack allows. Returns the value, or the path of what is refused.
 */
export function writtenText(schema: z.ZodType, sent: unknown): { value: unknown } | { refused: string } {
  let value = sent
  const first: Step = {
    ...{ path: '', value: sent, leaves: leavesOf(schema) },
    put: (text) => {
      value = text
    },
  }
  const stack = [first]
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (typeof next.value === 'string') {
      const text = written(next.value, itemsIn(next.leaves))
      if (text === null) return { refused: next.path }
      if (text !== next.value) next.put(text)
    } else if (typeof next.value === 'object' && next.value !== null) {
      if (!Object.keys(next.value).every((name) => isStorable(name) && isOneLine(name)))
        return { refused: next.path }
      stack.push(...stepsIn(next, next.value))
    }
  }
  return { value }
}

function stepsIn({ path, leaves }: Step, node: object): Step[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'object') return []
    const inner = Array.isArray(node) ? leaves : itemsIn(leaves)
    const put = (text: string) => {
      Reflect.set(node, name, text)
    }
    return [{ path: path ? `${path}.${name}` : name, value, leaves: leavesAt(inner, name), put }]
  })
}

/** Null if it is refused. What the contract has no field for is dropped afterwards. */
function written(text: string, leaves: Schema[]): string | null {
  if (!isStorable(text)) return null
  const writings = leaves.map(writingOf)
  if (leaves.length === 0 || writings.includes('typed')) return text
  if (writings.includes('lines')) return isLongText(text) ? text.replace(/\r\n?/g, '\n') : null
  const line = text.replaceAll('\t', ' ').replace(/^[\r\n]+|[\r\n]+$/g, '')
  return isOneLine(writings.includes('pasted') ? withoutMarks(line) : line) ? line : null
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
