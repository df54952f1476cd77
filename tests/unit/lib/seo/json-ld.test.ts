import { describe, expect, it } from 'vitest'
import { jsonLdText } from '@/lib/seo/json-ld'

describe('jsonLdText', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', ']]>', '&lt;/script&gt;'])(
    'keeps %j inside its element and intact',
    (name) => {
      const text = jsonLdText({ '@type': 'Restaurant', name })
      expect(text).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(text)).toMatchObject({ name })
    },
  )
})
