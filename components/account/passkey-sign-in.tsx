'use client'

import { PasskeyWay } from '@/components/ui/factor/passkey-way'
import { notify } from '@/components/ui/notify'
import { setSignedIn } from '@/lib/browser/signed-in'
import { useRouter } from '@/lib/language/use-router'
import { nextPath } from '@/lib/next-path'

/** docs/product.md#good-news-time: time to read the success message before the page changes. */
const readingTime = 1000

type Labels = Record<'passkey' | 'passkeyWaiting' | 'passkeyFailed' | 'success', string>

/** Sign-in by passkey, without a password. Its code loads on press. */
export function PasskeySignIn({ labels }: { labels: Labels }) {
  const router = useRouter()

  async function signIn() {
    const { signInByPasskey } = await import('./sign-in-by-passkey')
    return (await signInByPasskey()) ? {} : undefined
  }

  async function welcome() {
    setSignedIn(true)
    notify.success(labels.success)
    setTimeout(() => router.replace(nextPath(window.location)), readingTime)
    return undefined
  }

  return <PasskeyWay labels={labels} ask={signIn} answer={welcome} variant="secondary" />
}
