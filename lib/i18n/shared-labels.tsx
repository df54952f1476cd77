'use client'

import type { Messages } from 'next-intl'
import { createContext, type ReactNode, use, useEffect } from 'react'

type Shared = Pick<Messages, 'error' | 'notices'>

const Labels = createContext<Shared | undefined>(undefined)
let latest: Shared | undefined

/** Texts that no page can hand down: error pages get no props, notices come from anywhere. */
export function SharedLabels({ labels, children }: { labels: Shared; children: ReactNode }) {
  useEffect(() => {
    latest = labels
  }, [labels])
  return <Labels value={labels}>{children}</Labels>
}

export const useSharedLabels = () => use(Labels)

/** For code outside React; undefined until the first page stands. */
export const sharedLabels = () => latest
