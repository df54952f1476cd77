import type { z } from 'zod'
import { AppError } from '@/server/errors'

const maxFields = 50

/** Parses by a schema of the contract. An error names each invalid field. */
export function validate(schema: z.ZodType, value: unknown): unknown {
  const unstorable = pathOfUnstorableText(value)
  if (unstorable !== null)
    throw new AppError('invalid', 'validation', { fields: { [unstorable]: 'characters' } })
  const parsed = schema.safeParse(value, { error: reasonOf })
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.slice(0, maxFields).map(({ path, message }) => [path.join('.'), message])
  throw new AppError('invalid', 'validation', { fields: Object.fromEntries(fields) })
}

/** A reason that the contract gives, as in `z.string().regex(pattern, 'id')`, comes before these reasons. */
function reasonOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'type'
  if (issue.code === 'too_small')
    return issue.origin === 'string' && issue.minimum === 1 ? 'required' : 'too-small'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too-long' : 'too-big'
  if (issue.code === 'invalid_format') return issue.format
  return issue.input === undefined ? 'required' : 'value'
}

/**
 * PostgreSQL stores no NUL, and its jsonb no half of a surrogate pair. Uses its own stack: a body may nest deeper than the call stack
 * allows.
 */
function pathOfUnstorableText(value: unknown): string | null {
  const stack: [path: string, value: unknown][] = [['', value]]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [path, node] = next
    if (typeof node === 'string' && !storable(node)) return path
    if (typeof node !== 'object' || node === null) continue
    for (const [key, child] of Object.entries(node)) {
      if (!storable(key)) return path
      if (typeof child === 'string' || typeof child === 'object')
        stack.push([path ? `${path}.${key}` : key, child])
    }
  }
  return null
}

const storable = (text: string) => !text.includes('\0') && text.isWellFormed()
