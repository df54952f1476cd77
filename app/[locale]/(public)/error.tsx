'use client'

import { ErrorPage, type Failure } from '@/components/layout/error-page'

/** Inside the shell: header and footer stay. */
export default function PublicError(props: Failure) {
  return <ErrorPage {...props} />
}
