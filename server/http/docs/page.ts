import { html, raw } from 'hono/html'
import { errorCodes, errorStatus } from '@/contract/errors'
import type { OpenApi } from '@/server/http/openapi'
import { operationCard } from './operation-card'
import { script } from './script'
import { style } from './style'

export function docsPage(document: OpenApi) {
  return html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API de ${document.info.title}</title>
<style>${raw(style)}</style>
</head>
<body>
<header><div class="wrap">
<h1>API de ${document.info.title}</h1>
<p>${document.info.description} Todo lo que hace la web lo hace por aquí. El mismo contenido, para máquinas:
<a href="/openapi.json">openapi.json</a>.</p>
</div></header>
<main class="wrap">
${conventions()}
${groups(document).map(([tag, cards]) => html`<h2><code>/api/${tag}</code></h2>${cards}`)}
</main>
<script>${raw(script)}</script>
</body>
</html>`
}

function groups({ paths }: OpenApi) {
  const byTag = new Map<string, ReturnType<typeof operationCard>[]>()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = 'api'] = operation.tags
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationCard(method, path, operation)])
    }
  return [...byTag].sort(([a], [b]) => a.localeCompare(b))
}

function conventions() {
  const example = {
    success: false,
    message: 'Revisa los datos enviados.',
    error: { code: 'invalid', reason: 'validation', fields: { lat: 'too-big' }, requestId: '…' },
  }
  return html`
<form><label for="token">Tu token, para probar lo que es de propietarios</label>
<input id="token" type="password" autocomplete="off" spellcheck="false"></form>
<h2>Sesión</h2>
<p><code>POST /api/auth/login</code> devuelve un <code>token</code> que vale 48 horas. Se envía en la cabecera
<code>authorization: Bearer …</code>. Lo que es de otro propietario no existe: responde 404.</p>
<h2>Errores</h2>
<p>Todos tienen esta forma. <code>message</code> se puede enseñar tal cual; <code>fields</code> dice qué campo falla y por qué;
<code>requestId</code> lo lleva también la cabecera <code>x-request-id</code>.</p>
<pre>${JSON.stringify(example, null, 2)}</pre>
<p>Códigos y estados: ${errorCodes.map((code) => html`<code>${code} ${errorStatus[code]}</code> `)}</p>`
}
