import { type JsonLdThing, jsonLdText } from '@/lib/seo/json-ld'

export function JsonLd({ thing }: { thing: JsonLdThing }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLdText escapes all that could end the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(thing) }} />
}
