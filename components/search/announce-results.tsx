'use client'

import { useEffect } from 'react'

/** Tells the layout's live region what came; one that is born with its text says nothing. */
export function announceResults(text: string) {
  const status = document.getElementById('search-status')
  if (status) status.textContent = text
}

export function AnnounceResults({ text }: { text: string }) {
  useEffect(() => announceResults(text), [text])
  return null
}
