import { resultItemId, type ShownResult } from '@/lib/search/shown-result'
import { jsonText } from '@/lib/seo/json-ld'

const id = 'result-data'

/** The data of a page's cards for the map. When the page is appended to a list, the list takes over the data. */
export function ResultData({ found }: { found: ShownResult[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonText escapes all that could end the element.
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: jsonText(found) }} />
}

/** Fetches another page of the list and reads its cards and data from the HTML. */
export async function fetchPage(href: string) {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const found: ShownResult[] = JSON.parse(page.getElementById(id)?.textContent ?? '')
  const cardOf = (result: ShownResult) => {
    const card = page.getElementById(resultItemId(result.id))
    return card ? [document.adoptNode(card)] : []
  }
  return { found, cardOf, hasMore: page.querySelector('[rel="next"]') !== null }
}
