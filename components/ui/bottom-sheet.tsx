'use client'

import type { ComponentProps } from 'react'
import { Dialog } from './dialog'

/** A bottom sheet on phones, a centred dialog from 768 px on. */
export function BottomSheet(props: Omit<ComponentProps<typeof Dialog>, 'shape'>) {
  return <Dialog {...props} shape="sheet" />
}
