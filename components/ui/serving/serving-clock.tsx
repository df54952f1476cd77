'use client'

import { useEffect } from 'react'
import { servingState } from '@/contract/rules/menu/serving'
import { watchElements } from '@/lib/browser/watch-elements'
import { readFacts } from './serving-facts'
import { type ServingLabels, servingText } from './serving-text'

const halfMinute = 30_000

/** Updates every serving line of the page to the current minute, however old the page is. */
export function ServingClock({ labels }: { labels: ServingLabels }) {
  useEffect(() => {
    let stop: (() => void) | undefined
    const tell = () => {
      stop?.()
      stop = watchElements('[data-serving]', (line) => update(line, labels))
    }
    // Not during hydration: the first use of a time zone is slow.
    const soon = setTimeout(tell)
    const timer = setInterval(tell, halfMinute)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
      stop?.()
    }
  }, [labels])
  return null
}

function update(line: Element, labels: ServingLabels) {
  const { week, window, timeZone } = readFacts(line.getAttribute('data-serving') ?? '')
  const { text, tone } = servingText(servingState(week, window, timeZone, new Date()), labels)
  line.setAttribute('data-tone', tone)
  const words = line.firstChild
  if (words && words.nodeValue !== text) words.nodeValue = text
}
