import { isPlain } from '../plain'

const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** React's copy of the data for search engines: the length in bytes, then the text. */
const keptText = (text: string) => `T${Buffer.byteLength(text).toString(16)},${inScript(text)}`

/** As Next writes a text into a script. */
const inScript = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Removes React's own copy of the data for search engines from a page. React does not change the element, and nothing else reads
 * the copy. Off: the copy stays.
 */
export function jsonLdOnce(html: string) {
  if (isPlain('served-items')) return html
  let once = html
  for (const [, text = ''] of html.matchAll(jsonLd)) once = once.replace(keptText(text), () => 'T2,{}')
  return once
}
