import type { ReactNode } from 'react'
import { SearchControls } from '@/components/search/search-controls'
import { searchLabels } from '@/components/search/search-labels'

export default async function SearchLayout({ children }: { children: ReactNode }) {
  return <SearchControls labels={await searchLabels()}>{children}</SearchControls>
}
