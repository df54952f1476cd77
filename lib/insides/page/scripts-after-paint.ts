import { languageCodes } from '@/contract/languages'
import { answeredFlag, suggestionMark } from '../../language/suggestion-mark'
import { signedInFlag, signedInMark } from '../../signed-in-mark'
import { isPlain } from '../plain'
import { hydrated, keepEarlyInput } from './early-input'
import { suggestLanguage } from './suggest-language'

const frameworkScript = /<script src="(\/_next\/static\/[\w./~-]+\.js)" async=""><\/script>/g

/** Runs the waiting scripts once the first frame has been drawn. A hidden tab draws no frame: there they run at once. */
export function runAfterPaint() {
  function run() {
    for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[data-run]')) {
      const script = document.createElement('script')
      // The address as it is written: the framework waits for the chunk under this address, not under a full URL.
      script.src = waiting.dataset.run ?? ''
      script.async = true
      waiting.replaceWith(script)
    }
  }
  /** The first frame may come while half of the page, and the last of its scripts, are still on their way. */
  function begin() {
    run()
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
  }
  if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
  setTimeout(begin, 3000)
}

/**
 * Marks the document of a signed-in owner, so that CSS shows the owner's part of a page in its first frame. Runs in the page from its own
 * source text.
 */
export function markSignedIn(flag: string, mark: string) {
  try {
    document.documentElement.toggleAttribute(mark, localStorage.getItem(flag) === 'true')
  } catch {
    // Without storage nobody is known to be signed in.
  }
}

/** Before everything in the page but the encoding, which must come within the first kilobyte. */
const place = /<head>(?:<meta charset="utf-8"\/>)?/i

export const early = `(${markSignedIn})("${signedInFlag}","${signedInMark}");(${suggestLanguage})("${answeredFlag}","${suggestionMark}","${languageCodes.join(' ')}");(${keepEarlyInput})("${hydrated}");(${runAfterPaint})()`

/**
 * Puts words and pictures before scripts: the browser fetches and runs the framework's scripts once it has painted the page. As Next
 * writes them, they would run while a phone still fetches and lays out the page. Off: as Next writes them.
 */
export function scriptsAfterPaint(html: string) {
  if (isPlain('late-scripts')) return html
  const waiting = html.replace(frameworkScript, '<script type="text/later" data-run="$1"></script>')
  // Before the style sheets: a script after a style sheet waits for it, and the parser waits with the script.
  return waiting === html ? html : waiting.replace(place, (head) => `${head}<script>${early}</script>`)
}
