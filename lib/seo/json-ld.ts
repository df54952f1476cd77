export type JsonLdThing = { '@type': string; [property: string]: unknown }

export const jsonLdText = (thing: JsonLdThing) => jsonText({ '@context': 'https://schema.org', ...thing })

/** Owners write some of this text: it must not be able to end the script element. */
export function jsonText(data: object) {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
