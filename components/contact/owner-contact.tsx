'use client'

import type { ReactNode } from 'react'
import { useOwner } from '@/components/layout/use-owner'
import type { FormProps } from './contact-panel'
import { OwnerForm } from './owner-form'
import type { Draft } from './visitor-form'

type Props = FormProps & { onSessionOver: (draft: Draft) => void; asVisitor: ReactNode }

/** Whose account cannot be read writes as anybody does. */
export default function OwnerContact({ asVisitor, ...props }: Props) {
  const { data: owner, error } = useOwner()
  if (error) return asVisitor
  if (!owner) return <p className="min-h-120 text-soft">{props.labels.loading}</p>
  return <OwnerForm {...props} owner={owner} />
}
