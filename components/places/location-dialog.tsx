'use client'

import type { Messages } from 'next-intl'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { PlaceSearch } from './place-search'

type Props = { open: boolean; onClose: () => void; tab: 'menu' | 'restaurant'; labels: Messages['places'] }

/** docs/product.md#location-dialog */
export default function LocationDialog({ open, onClose, tab, labels }: Props) {
  return (
    <BottomSheet open={open} onClose={onClose} title={labels.title} closeLabel={labels.close}>
      <PlaceSearch labels={labels} tab={tab} inDialog isShown={open} onLeave={onClose} />
    </BottomSheet>
  )
}
