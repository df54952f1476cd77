'use client'

import { ErrorPage, type Failure } from '@/components/layout/error-page'
import { QuietFrame } from '@/components/layout/quiet-frame'

/** Where the shell itself failed, or there is none. */
export default function RootError(props: Failure) {
  return (
    <QuietFrame>
      <ErrorPage {...props} />
    </QuietFrame>
  )
}
