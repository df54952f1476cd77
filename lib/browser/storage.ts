/** Browser storage may be switched off or full: errors are ignored, and the page works without it. */
const forgiving = (area: () => Storage) => ({
  get(key: string) {
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  },
  keys() {
    try {
      return Object.keys(area())
    } catch {
      return []
    }
  },
  set(key: string, value: string | null) {
    try {
      if (value === null) area().removeItem(key)
      else area().setItem(key, value)
    } catch {
      return
    }
  },
})

export const storage = forgiving(() => localStorage)

/** Deleted with the tab. */
export const visitStorage = forgiving(() => sessionStorage)
