import { useEffect, useRef } from 'react'

/** Calls back when the browser's Back shows the page as it was left, with the button that still says «Abriendo…». */
export function useShownAgain(reset: () => void) {
  const latest = useRef(reset)
  latest.current = reset

  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current()
    }
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
}
