const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML and XML, as content or as an attribute. Leaves out characters that neither may hold. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}|[\uFFFE\uFFFF]/gu, (character) => ('\t\n\r'.includes(character) ? character : ''))
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** Text that is already escaped. */
export class Markup {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString() {
    return this.#text
  }
}

type Value = string | number | Markup | Markup[] | null | false

/** Builds HTML or XML: escapes every value that is not markup already. */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.map((part, index) => part + written(values[index] ?? null)).join(''))
}

function written(value: Value) {
  if (value === null || value === false) return ''
  if (Array.isArray(value)) return value.join('')
  return value instanceof Markup ? String(value) : escaped(String(value))
}
