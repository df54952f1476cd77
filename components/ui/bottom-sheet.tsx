'use client'

import type { ComponentProps } from 'react'
import { Dialog } from './dialog'

/** From the bottom edge on phones, a dialog in the middle from 768 px on. */
export function BottomSheet(props: Omit<ComponentProps<typeof Dialog>, 'shape'>) {
  return <Dialog {...props} shape="sheet" />
}
