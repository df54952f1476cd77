/** The list without the item, or with the item at its end. */
export const toggleItem = <T>(list: readonly T[], item: T) =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
