type Value = string | number | boolean | undefined | Value[] | { [name: string]: Value }
export type Form = { [name: string]: Value }

/** `application/x-www-form-urlencoded` with brackets, as in `line_items[0][price]`; what is undefined is not sent. */
export function encodeForm(form: Form): URLSearchParams {
  const encoded = new URLSearchParams()
  for (const [name, value] of Object.entries(form)) append(encoded, name, value)
  return encoded
}

function append(to: URLSearchParams, name: string, value: Value) {
  if (value === undefined) return
  if (typeof value !== 'object') return to.append(name, String(value))
  for (const [key, part] of Object.entries(value)) append(to, `${name}[${key}]`, part)
}
