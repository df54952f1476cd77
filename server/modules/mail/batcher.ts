/** Writes what is given while the last write goes on in one piece: as quick as alone, and few writes for many. */
export function createBatcher<Item>(write: (items: Item[]) => Promise<void>) {
  let waiting: { item: Item; done: PromiseWithResolvers<void> }[] = []
  let isWriting = false

  async function flush() {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await write(batch.map(({ item }) => item)).then(
        () => {
          for (const { done } of batch) done.resolve()
        },
        (error: unknown) => {
          for (const { done } of batch) done.reject(error)
        },
      )
    }
    isWriting = false
  }

  return (item: Item): Promise<void> => {
    const done = Promise.withResolvers<void>()
    waiting.push({ item, done })
    if (!isWriting) void flush()
    return done.promise
  }
}
