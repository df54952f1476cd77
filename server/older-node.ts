/**
 * Functions that Mantel uses and Node 20 lacks. Node 20 may still run Mantel, so the build puts this file first
 * (scripts/build/server.mjs).
 */
if (!('groupBy' in Map))
  Object.assign(Map, {
    groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key) {
      const groups = new Map<Key, Item[]>()
      let at = 0
      for (const item of items) {
        const key = keyOf(item, at)
        const group = groups.get(key)
        if (group) group.push(item)
        else groups.set(key, [item])
        at += 1
      }
      return groups
    },
  })

if (!('withResolvers' in Promise))
  Object.assign(Promise, {
    withResolvers<Value>() {
      let settle: Pick<PromiseWithResolvers<Value>, 'resolve' | 'reject'> | undefined
      const promise = new Promise<Value>((resolve, reject) => {
        settle = { resolve, reject }
      })
      return { promise, ...settle }
    },
  })
