'use client'

import { useEffect } from 'react'
import { languageCodes, languages } from '@/contract/languages'
import { comeFromLanguage, goToLanguage } from '@/lib/browser/change-language'
import { languageHere } from '@/lib/language/here'
import { samePageIn } from '@/lib/language/path-in'
import { hasPage } from '@/lib/language/sides'
import { useOwnPath } from '@/lib/language/use-own-path'

/** This page in each language, by the name that the language has in itself. They are plain links: another language is another document. */
export function LanguageLinks() {
  const path = useOwnPath()
  useEffect(comeFromLanguage, [])
  // Hidden, not left out: on a page for unknown addresses the server cannot know the address.
  return languageCodes.map((language) => (
    <li key={language} hidden={!hasPage(language, path)}>
      <a
        href={samePageIn(language, path)}
        lang={language}
        aria-current={language === languageHere() ? 'true' : undefined}
        onClick={goToLanguage}
      >
        {languages[language].name}
      </a>
    </li>
  ))
}
