'use client'

import { ErrorPage, type Failure } from '@/components/layout/error-page'
import { QuietFrame } from '@/components/layout/quiet-frame'

/** Shown when the shell itself failed, or when there is none. */
export default function RootError(props: Failure) {
  return (
    <QuietFrame>
      <ErrorPage {...props} />
    </QuietFrame>
  )
}
