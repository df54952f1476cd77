export type Nested = { [name: string]: string | Nested }

/** What brackets mean: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. Refuses what mixes a value with a group of values. */
export function decodeForm(encoded: string): Nested {
  const root: Nested = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = /^([^[\]]+)((?:\[[^[\]]+\])*)$/.exec(name)
    if (!path?.[1]) throw new Error(`unreadable parameter ${name}`)
    const keys = [path[1], ...(path[2] ?? '').slice(1, -1).split('][').filter(Boolean)]
    put(root, keys, value)
  }
  return root
}

function put(group: Nested, [key = '', ...rest]: string[], value: string) {
  if (rest.length === 0) {
    group[key] = value
    return
  }
  const inner = group[key] ?? {}
  if (typeof inner === 'string') throw new Error(`${key} is a value and a group`)
  group[key] = inner
  put(inner, rest, value)
}

export const text = (group: Nested, ...path: string[]): string | undefined => {
  const [key = '', ...rest] = path
  const found = group[key]
  if (rest.length > 0) return typeof found === 'object' ? text(found, ...rest) : undefined
  return typeof found === 'string' ? found : undefined
}

export const texts = (group: Nested, name: string): Record<string, string> => {
  const found = group[name]
  if (typeof found !== 'object') return {}
  return Object.fromEntries(
    Object.entries(found).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
}
