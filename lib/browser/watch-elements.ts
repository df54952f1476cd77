/**
 * Updates elements that the server drew for everybody, with data that only the browser has. Runs now, and again when more such elements
 * appear. So a list of cards needs no hydration.
 */
export function watchElements(selector: string, update: (element: Element) => void) {
  const updateWithin = (root: ParentNode) => root.querySelectorAll(selector).forEach(update)
  updateWithin(document)
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      if (node.matches(selector)) update(node)
      updateWithin(node)
    }
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return () => watch.disconnect()
}
