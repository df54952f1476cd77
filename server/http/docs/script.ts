/** Runs in the browser: sends the form's request and shows the answer. */
export const script = `
for (const form of document.forms) form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const button = form.querySelector('button'), out = form.querySelector('output'), data = new FormData(form)
  if (!form.dataset.path) return
  let path = form.dataset.path
  const query = new URLSearchParams()
  for (const [name, value] of data) {
    if (name.startsWith('path.')) path = path.replace('{' + name.slice(5) + '}', encodeURIComponent(value))
    else if (name.startsWith('query.') && value) query.set(name.slice(6), value)
  }
  const headers = {}, token = document.querySelector('#token').value.trim(), body = data.get('body')
  if (token) headers.authorization = 'Bearer ' + token
  if (body !== null) headers['content-type'] = 'application/json'
  button.disabled = true
  button.textContent = 'Enviando…'
  try {
    const url = path + (query.size ? '?' + query : '')
    const reply = await fetch(url, { method: form.dataset.method, headers, body: body ?? undefined })
    const text = await reply.text()
    let shown = text
    try { shown = JSON.stringify(JSON.parse(text), null, 2) } catch {}
    out.innerHTML = '<h3></h3><pre></pre>'
    out.firstChild.textContent = reply.status + ' ' + reply.statusText
    out.lastChild.textContent = shown
  } catch {
    out.textContent = 'No hay respuesta de la API.'
  }
  button.disabled = false
  button.textContent = 'Probar'
})
`
