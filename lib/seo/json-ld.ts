export type JsonLdThing = { '@type': string; [property: string]: unknown }

/** Owners write what stands in here: nothing they write may end the script element. */
export function jsonLdText(thing: JsonLdThing) {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing })
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
