'use client'

import type { Messages } from 'next-intl'
import { createContext, type ReactNode, use, useEffect } from 'react'

type Shared = Pick<Messages, 'error' | 'notices'>

const Labels = createContext<Shared | undefined>(undefined)
let latest: Shared | undefined

/** Texts that no page can pass down: error pages get no props, and notices come from anywhere. */
export function SharedLabels({ labels, children }: { labels: Shared; children: ReactNode }) {
  useEffect(() => {
    latest = labels
  }, [labels])
  return <Labels value={labels}>{children}</Labels>
}

export const useSharedLabels = () => use(Labels)

/** For code outside React. Undefined until the first page has rendered. */
export const sharedLabels = () => latest
