import { vacuum } from '@/server/db/vacuum'
import type { JobCtx } from '@/server/jobs/job'
import { deleteExpired } from '@/server/modules/accounts'
import { deleteOldConsents } from '@/server/modules/consent'
import { deleteOldMail } from '@/server/modules/mail'
import { deleteOldImages } from '@/server/modules/plans'
import { sweepSheets } from '@/server/modules/sheets'
import { deleteUnconfirmed } from '@/server/modules/subscribers'
import { deleteOldVisits } from '@/server/modules/tracking'
import { deleteOldInbox } from '@/server/modules/whatsapp'

export async function housekeeping({ db, clock, storage, database }: JobCtx) {
  const now = clock()
  await deleteExpired(db, now)
  await deleteOldConsents(db, now)
  await deleteOldVisits(db, now)
  await deleteUnconfirmed(db, now)
  await deleteOldMail(db, now)
  await deleteOldImages(db, now)
  await deleteOldInbox(db, now)
  await sweepSheets({ db, storage, clock })
  if (database.kind === 'embedded') await vacuum(database.pool)
}
