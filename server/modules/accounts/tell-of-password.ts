import type { Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import type { PasswordChangedData } from '@/server/mails/data'
import { passwordChanged } from '@/server/mails/definitions'
import { queueMail } from '@/server/modules/mail'

/** Queues a mail in the transaction that changes the password. So the owner learns of every change, also of a change by somebody else. */
export const tellOfPassword = (tx: Transaction, to: string, data: PasswordChangedData) =>
  queueMail(tx, passwordChanged, { key: newId(), to, data, now: data.at })
