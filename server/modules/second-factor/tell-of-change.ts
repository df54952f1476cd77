import type { Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import type { FactorChangedData } from '@/server/mails/data'
import { factorChanged } from '@/server/mails/definitions'
import { queueMail } from '@/server/modules/mail'
import { methodsOf } from './methods'

export type Change = FactorChangedData['change']

type News = Omit<FactorChangedData, 'isOn'> & { ownerId: string; to: string }

export async function tellOfChange(tx: Transaction, { ownerId, to, ...news }: News) {
  const isOn = (await methodsOf(tx, ownerId)).length > 0
  await queueMail(tx, factorChanged, { key: newId(), to, data: { ...news, isOn }, now: news.at })
}
