import type { z } from 'zod'
import { AppError } from '@/server/errors'
import { writtenText } from './written-text'

const maxFields = 50

/** Parses by a schema of the contract. An error names each invalid field. */
export function validate(schema: z.ZodType, value: unknown): unknown {
  const written = writtenText(schema, value)
  if ('refused' in written)
    throw new AppError('invalid', 'validation', { fields: { [written.refused]: 'characters' } })
  const parsed = schema.safeParse(written.value, { error: reasonOf })
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
