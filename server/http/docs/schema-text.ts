import type { Schema } from '@/server/http/openapi'

const maxWidth = 72

/** A JSON Schema the way a programmer would write it down: shorter than the schema, and read at a glance. */
export function schemaText(schema: Schema | boolean | undefined, indent = ''): string {
  if (schema === undefined || typeof schema === 'boolean') return 'cualquier valor'
  return base(schema, indent) + bounds(schema)
}

function base(schema: Schema, indent: string): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum)
    return union(
      schema.enum.map((value) => JSON.stringify(value)),
      indent,
    )
  const choices = schema.anyOf ?? schema.oneOf
  if (choices)
    return union(
      choices.map((choice) => schemaText(choice, indent)),
      indent,
    )
  if (schema.type === 'array') return list(schema, indent)
  if (schema.type === 'object') return object(schema, indent)
  return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'cualquier valor')
}

function union(parts: string[], indent: string): string {
  const line = [...new Set(parts)].join(' | ')
  if (line.length <= maxWidth || line.includes('\n')) return line
  return parts.reduce((text, part) => {
    const last = text.slice(text.lastIndexOf('\n') + 1)
    return last.length + part.length > maxWidth ? `${text}\n${indent}  | ${part}` : `${text} | ${part}`
  })
}

function list({ items, prefixItems }: Schema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((item) => schemaText(item, indent)).join(', ')}]`
  const item = Array.isArray(items) ? 'cualquier valor' : schemaText(items, indent)
  return /[ |]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function object(
  { properties, required = [], additionalProperties, propertyNames }: Schema,
  indent: string,
): string {
  const inner = `${indent}  `
  if (!properties)
    return `{ [${schemaText(propertyNames, inner)}]: ${schemaText(additionalProperties, inner)} }`
  const lines = Object.entries(properties).map(
    ([name, child]) =>
      `${inner}${key(name)}${required.includes(name) ? '' : '?'}: ${schemaText(child, inner)}`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

const key = (name: string) => (/^[\p{L}_$][\p{L}\d_$]*$/u.test(name) ? name : JSON.stringify(name))

function bounds(schema: Schema): string {
  const { type, minimum, maximum, maxLength, prefixItems, format, default: byDefault } = schema
  const maxItems = prefixItems ? undefined : schema.maxItems
  const limits = [
    type === 'number' || type === 'integer' ? range(minimum, maximum) : '',
    maxLength ? `máx. ${maxLength}` : '',
    maxItems ? `máx. ${maxItems}` : '',
    format ?? '',
  ].filter(Boolean)
  const note = limits.length > 0 ? ` (${limits.join(', ')})` : ''
  return byDefault === undefined ? note : `${note} = ${JSON.stringify(byDefault)}`
}

/** JSON Schema names the largest safe integer where there is no limit. */
function range(minimum: number | undefined, maximum: number | undefined): string {
  const [low, high] = [minimum, maximum].map((n) =>
    n !== undefined && Math.abs(n) < Number.MAX_SAFE_INTEGER ? n : undefined,
  )
  if (low !== undefined && high !== undefined) return `${low}–${high}`
  if (low !== undefined) return `≥ ${low}`
  return high !== undefined ? `≤ ${high}` : ''
}
