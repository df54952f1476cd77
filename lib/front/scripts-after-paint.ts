const frameworkScript = /<script src="(\/_next\/static\/[\w./~-]+\.js)" async=""><\/script>/g

/** Runs what waits once a first frame has been drawn; after four seconds in any case, for a tab that is opened behind others. */
export const afterPaint =
  "(function(){function run(){document.querySelectorAll('link[data-run]').forEach(function(link){var script=document.createElement('script');script.src=link.getAttribute('href');script.async=true;link.replaceWith(script)})}requestAnimationFrame(function(){setTimeout(run)});setTimeout(run,4000)})()"

/**
 * Words before scripts: the framework's are fetched as early as ever, and run after the page has been painted. Async scripts run
 * whenever they come, which on a phone is while it should be laying out what somebody came to read.
 */
export function scriptsAfterPaint(html: string) {
  const waiting = html.replace(
    frameworkScript,
    '<link rel="preload" as="script" fetchpriority="low" href="$1" data-run/>',
  )
  // Ahead of the style sheets: a script behind one waits for it, and the parser with it.
  return waiting === html ? html : waiting.replace('<head>', `<head><script>${afterPaint}</script>`)
}
