/** A page of ours as a document that is not shown, or null where it fails. Its elements can be taken over into the page that is shown. */
export async function readPage(href: string): Promise<Document | null> {
  const response = await fetch(href).catch(() => null)
  if (!response?.ok) return null
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
