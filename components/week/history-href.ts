type Query = Record<string, string | string[] | undefined>

/** The address of another page of the history. Other parameters stay. */
export const historyHref = (query: Query) => (before?: string) => {
  const { antes: _, ...others } = query
  const kept = Object.entries(others).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const next = new URLSearchParams([...kept, ...(before ? [['antes', before]] : [])])
  return `/menu/historial${next.size > 0 ? `?${next}` : ''}#menus`
}
