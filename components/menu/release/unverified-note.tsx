import { MailIcon } from '@/components/ui/icons'
import { ResendVerification } from '@/components/ui/resend-verification'
import { fill } from '@/lib/i18n/fill'
import { resendLabels } from '@/lib/i18n/labels'
import type { MenuLabels } from '../labels'

/** Everything can be prepared; only publishing waits. */
export async function UnverifiedNote({ email, labels }: { email: string; labels: MenuLabels }) {
  return (
    <div className="flex gap-3 rounded bg-napkin p-4">
      <MailIcon className="mt-0.5 size-6 shrink-0 text-azulejo" />
      <div className="grid grow gap-3 sm:flex sm:items-center sm:justify-between">
        <p className="min-w-0 wrap-anywhere">
          <strong className="block">{labels.unverified.title}</strong>
          {fill(labels.unverified.text, { email })}
        </p>
        <div className="shrink-0">
          <ResendVerification labels={await resendLabels()} />
        </div>
      </div>
    </div>
  )
}
