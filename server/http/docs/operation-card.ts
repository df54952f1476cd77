import { html } from 'hono/html'
import type { Content, Operation, Schema } from '@/server/http/openapi'

const access = (operation: Operation) => {
  const [scheme] = operation.security ?? []
  if (!scheme) return ''
  return html`<b class="auth">${'token' in scheme ? 'propietario' : 'interno'}</b>`
}

export function operationCard(method: string, path: string, operation: Operation) {
  const body = jsonOf(operation.requestBody)
  const [status, reply] = Object.entries(operation.responses)[0] ?? []
  return html`
<details>
<summary><b class="method">${method.toUpperCase()}</b><code>${path}</code>${access(operation)}<span>${operation.summary}</span></summary>
<div class="body">
${parameterTable(operation)}
${body ? html`<h3>Cuerpo</h3><pre>${schemaText(body)}</pre>` : ''}
<h3>Respuesta ${status}</h3><pre>${schemaText(jsonOf(reply))}</pre>
${tryIt(method, path, operation, body)}
</div>
</details>`
}

function parameterTable({ parameters = [] }: Operation) {
  if (parameters.length === 0) return ''
  return html`<h3>Parámetros</h3><div class="wide"><table>
<thead><tr><th scope="col">Nombre</th><th scope="col">Dónde</th><th scope="col">Valor</th></tr></thead>
<tbody>${parameters.map(
    (p) => html`<tr><td><code>${p.name}${p.required ? '' : '?'}</code></td>
<td>${p.in === 'path' ? 'ruta' : 'consulta'}</td><td><code>${schemaText(p.schema)}</code></td></tr>`,
  )}</tbody></table></div>`
}

function tryIt(method: string, path: string, { parameters = [] }: Operation, body: Schema | undefined) {
  return html`<h3>Probar</h3><form data-method="${method.toUpperCase()}" data-path="${path}">
${parameters.map(
  (p) => html`<label>${p.name}<input name="${p.in}.${p.name}" ${p.required ? 'required' : ''}></label>`,
)}
${body ? html`<label>Cuerpo (JSON)<textarea name="body" spellcheck="false">${skeleton(body)}</textarea></label>` : ''}
<button>Probar</button><output></output></form>`
}

/** A JSON body with the required fields, to be filled in. */
function skeleton({ properties = {}, required = [] }: Schema): string {
  const blank = (schema: Schema | boolean | undefined) => {
    if (typeof schema !== 'object') return null
    if (schema.default !== undefined) return schema.default
    if (schema.enum) return schema.enum[0]
    return schema.type === 'array' ? [] : schema.type === 'string' ? '' : schema.type === 'number' ? 0 : null
  }
  return JSON.stringify(Object.fromEntries(required.map((name) => [name, blank(properties[name])])), null, 2)
}

function jsonOf(content: Content | { $ref: string } | undefined): Schema | undefined {
  return content && 'content' in content ? content.content['application/json']?.schema : undefined
}

const maxWidth = 72

/** A JSON Schema as a programmer would write the type: shorter than the schema, and quick to read. */
export function schemaText(schema: Schema | boolean | undefined, indent = ''): string {
  if (schema === undefined || typeof schema === 'boolean') return 'cualquier valor'
  return base(schema, indent) + boundsText(schema)
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

function boundsText(schema: Schema): string {
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
