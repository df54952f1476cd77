import { hydrated, keepEarlyInput } from './early-input'

const frameworkScript = /<script src="(\/_next\/static\/[\w./~-]+\.js)" async=""><\/script>/g

/** Runs what waits once a first frame has been drawn; in a tab behind others, where none is, at once. */
export function runAfterPaint() {
  function run() {
    for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[data-run]')) {
      const script = document.createElement('script')
      // As it is written: a whole address would not be the chunk the framework waits for.
      script.src = waiting.dataset.run ?? ''
      script.async = true
      waiting.replaceWith(script)
    }
  }
  /** A first frame may come while half of the page is still on its way, the last of the scripts with it. */
  function begin() {
    run()
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
  }
  if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
  setTimeout(begin, 3000)
}

/** Ahead of all that is in a page but its encoding, which has to come within the first kilobyte. */
const place = /<head>(?:<meta charset="utf-8"\/>)?/i

export const early = `(${keepEarlyInput})("${hydrated}");(${runAfterPaint})()`

/**
 * Words and pictures before scripts: the framework's are fetched and run once the page has been painted. As they are written
 * they would come and run while a phone is still fetching and laying out what somebody came to read.
 */
export function scriptsAfterPaint(html: string) {
  const waiting = html.replace(frameworkScript, '<script type="text/later" data-run="$1"></script>')
  // Ahead of the style sheets: a script behind one waits for it, and the parser with it.
  return waiting === html ? html : waiting.replace(place, (head) => `${head}<script>${early}</script>`)
}
