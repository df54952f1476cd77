'use client'

import { useEffect, useState } from 'react'
import type { Failure } from '@/components/layout/error-page'
import { languageHere } from '@/lib/language/here'
import { site } from '@/lib/site'

type Texts = Record<'title' | 'text' | 'retry', string>

/** The last resort: no layout and no styles, only texts that can still be loaded. */
export default function GlobalError({ reset }: Failure) {
  const [texts, setTexts] = useState<Texts>()
  useEffect(() => {
    import('@/lib/i18n/last-words').then(
      ({ lastWords }) => setTexts(lastWords[languageHere()]),
      () => undefined,
    )
  }, [])
  return (
    <html lang={languageHere()}>
      <body
        style={{
          fontFamily: 'system-ui, sans-serif',
          margin: '15vh auto',
          maxWidth: '32rem',
          padding: '0 1rem',
        }}
      >
        <title>{texts?.title ?? site.name}</title>
        <h1>{texts?.title ?? site.name}</h1>
        <p>{texts?.text}</p>
        {texts ? (
          <button type="button" onClick={reset} style={{ font: 'inherit', padding: '0.75rem 1.25rem' }}>
            {texts.retry}
          </button>
        ) : null}
      </body>
    </html>
  )
}
