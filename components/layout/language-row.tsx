'use client'

import { answeredFlag, suggestionMark } from '@/lib/language/suggestion-mark'
import { LanguageLinks } from './language-links'
import { languagesId } from './languages-id'

function dismissForGood() {
  document.documentElement.removeAttribute(suggestionMark)
  try {
    localStorage.setItem(answeredFlag, 'yes')
  } catch {
    // Without storage it comes again.
  }
}

/**
 * The languages at the foot of every page. Where the document is marked with the language that the visitor would rather read
 * (lib/insides/page/suggest-language.ts), CSS makes this row one line at the top of the page with that link alone. So the page is the same
 * for everybody, nothing moves, and no page carries the links twice.
 */
export function LanguageRow({ labels }: { labels: { title: string; dismiss: string } }) {
  return (
    <nav id={languagesId} aria-label={labels.title} className="languages on-wall">
      <ul>
        <LanguageLinks />
      </ul>
      <button type="button" aria-label={labels.dismiss} onClick={dismissForGood}>
        {'×'}
      </button>
    </nav>
  )
}
