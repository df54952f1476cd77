'use client'

import { useEffect } from 'react'

/**
 * Announces the results in the layout's live region. Screen readers do not announce a live region that is inserted together with its text.
 */
export function announceResults(text: string) {
  const status = document.getElementById('search-status')
  if (status) status.textContent = text
}

export function AnnounceResults({ text }: { text: string }) {
  useEffect(() => announceResults(text), [text])
  return null
}
