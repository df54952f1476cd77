import { createBackground } from '@/server/background'
import type { Services } from '@/server/ctx'
import type { Database } from '@/server/db/client'
import { createSigner } from '@/server/links/signer'
import { createLog } from '@/server/log'
import { createMailbox } from '@/server/ports/mail/mailbox'
import { createBrowserMessaging } from '@/server/ports/messaging/browser'
import { createSandbox } from '@/server/ports/payments/sandbox'

const url = 'https://mantel.example'

type Given = Pick<Services, 'mail' | 'messaging' | 'payments' | 'ocr' | 'signer' | 'background' | 'site'>

/** Mails stay in the run's own database, and so does what is paid. */
export function mailServices(db: Database): Given {
  const signer = createSigner(db)
  return {
    mail: createMailbox({ db, from: 'Mantel <hola@mantel.example>' }),
    messaging: createBrowserMessaging(),
    payments: createSandbox({ siteUrl: url, signer }),
    ocr: null,
    signer,
    background: createBackground(createLog('silent')),
    site: { url, supportEmail: 'soporte@mantel.example', hasOpenMailbox: true },
  }
}
