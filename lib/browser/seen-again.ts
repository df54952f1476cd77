import { useEffect, useRef } from 'react'

/** Calls back whenever a person comes back to the page: to its tab, to its window, or by the browser's Back. */
export function useSeenAgain(look: () => void, isWatching = true) {
  const latest = useRef(look)
  latest.current = look

  useEffect(() => {
    if (!isWatching) return
    const seen = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('focus', seen)
    window.addEventListener('pageshow', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('focus', seen)
      window.removeEventListener('pageshow', seen)
    }
  }, [isWatching])
}
