'use client'

import { useApiLoadingStatus } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'

/** A key that is not valid here loads well, and draws an apology. */
export function FailWithoutPermission({ onFail }: { onFail: () => void }) {
  const status = useApiLoadingStatus()
  useEffect(() => {
    if (status === 'AUTH_FAILURE' || status === 'FAILED') onFail()
  }, [status, onFail])
  return null
}
