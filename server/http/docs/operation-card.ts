import { html } from 'hono/html'
import type { Content, Operation, Schema } from '@/server/http/openapi'
import { schemaText } from './schema-text'

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

/** The fields that have to be there, to be filled in. */
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
