import { createBackground } from '@/server/background'
import type { Services } from '@/server/ctx'
import type { Database } from '@/server/db/client'
import { createSigner } from '@/server/links/signer'
import { createLog } from '@/server/log'
import { createMemoryCounts } from '@/server/ports/counts/memory'
import { createMailbox } from '@/server/ports/mail/mailbox'
import { createBrowserMessaging } from '@/server/ports/messaging/browser'
import { createSandbox } from '@/server/ports/payments/sandbox'
import { createSealer } from '@/server/sealer'
import { siteAddress } from '@/tests/api/support/client'

type Given = Pick<
  Services,
  | 'counts'
  | 'mail'
  | 'messaging'
  | 'payments'
  | 'ocr'
  | 'assistant'
  | 'translator'
  | 'translationsADay'
  | 'signer'
  | 'sealer'
  | 'background'
  | 'site'
>

/** Mails stay in the run's own database, and so does what is paid. */
export function mailServices(db: Database): Given {
  const signer = createSigner(db)
  return {
    counts: createMemoryCounts(),
    mail: createMailbox({ db, from: 'Mantel <hola@mantel.example>' }),
    messaging: createBrowserMessaging(),
    payments: createSandbox({ siteUrl: siteAddress, signer }),
    ocr: null,
    assistant: null,
    translator: null,
    translationsADay: 500,
    signer,
    sealer: createSealer(db, 'the installation’s secret of this test run'),
    background: createBackground(createLog('silent')),
    site: { url: siteAddress, supportEmail: 'soporte@mantel.example', hasOpenMailbox: true },
  }
}
