/** Returns a function that adds a listener for these events of the window, and returns the function that removes it. */
export const windowEvents =
  (...names: string[]) =>
  (listener: () => void) => {
    for (const name of names) window.addEventListener(name, listener)
    return () => {
      for (const name of names) window.removeEventListener(name, listener)
    }
  }
