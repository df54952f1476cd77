import { createBackground } from '@/server/background'
import type { Services } from '@/server/ctx'
import type { Database } from '@/server/db/client'
import { createSigner } from '@/server/links/signer'
import { createLog } from '@/server/log'
import { createMailbox } from '@/server/ports/mail/mailbox'

/** Mails stay in the run's own database. */
export function mailServices(db: Database): Pick<Services, 'mail' | 'signer' | 'background' | 'site'> {
  return {
    mail: createMailbox({ db, from: 'Mantel <hola@mantel.example>' }),
    signer: createSigner(db),
    background: createBackground(createLog('silent')),
    site: { url: 'https://mantel.example', supportEmail: 'soporte@mantel.example', hasOpenMailbox: true },
  }
}
