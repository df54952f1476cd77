'use client'

import { usePathname } from 'next/navigation'
import type { Messages } from 'next-intl'
import { LinkTabs } from '@/components/ui/link-tabs'

/** Whoever builds a page says here that it exists: until then nothing leads to it. */
const pages = [
  { href: '/menu', text: 'today', exists: true },
  { href: '/menu/semana', text: 'week', exists: true },
  { href: '/menu/historial', text: 'history', exists: true },
] as const

export function MenuTabs({ labels }: { labels: Messages['menuTabs'] }) {
  const path = usePathname()
  return (
    <LinkTabs
      label={labels.title}
      tabs={pages
        .filter(({ exists }) => exists)
        .map(({ href, text }) => ({ href, label: labels[text], current: path === href }))}
    />
  )
}
