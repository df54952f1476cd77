'use client'

import { useApiLoadingStatus } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'

/** With a key that is not valid for this site, Google's library loads, but the map shows only an apology. */
export function FailWithoutPermission({ onFail }: { onFail: () => void }) {
  const status = useApiLoadingStatus()
  useEffect(() => {
    if (status === 'AUTH_FAILURE' || status === 'FAILED') onFail()
  }, [status, onFail])
  return null
}
