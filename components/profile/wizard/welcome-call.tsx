'use client'

import { useEffect } from 'react'
import { sendWelcomeEmail } from '@/contract/endpoints/wizard'
import { send } from '@/lib/browser/send'

/** docs/product.md#welcome-mail: the last step requests the welcome mail. The host sends it only once. */
export function WelcomeCall({ ownerId }: { ownerId: string }) {
  useEffect(() => {
    void send(sendWelcomeEmail, { body: { ownerId } })
  }, [ownerId])
  return null
}
