import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/second-factor'
import type { OwnerCtx } from '@/server/ctx'
import { countRecoveryCodes, findApp, findPasskeys, isWorthOffering } from './queries'

export async function getSecondFactor({
  db,
  owner,
}: OwnerCtx): Promise<Answer<typeof contract.getSecondFactor>> {
  const { ownerId } = owner
  const app = await findApp(db, ownerId)
  const passkeys = await findPasskeys(db, ownerId)
  const hasNone = !app?.sealed && passkeys.length === 0
  return {
    app: app?.sealed && app.addedAt ? { addedAt: app.addedAt.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      ...{ passkeyId: id, name, addedAt: createdAt.toISOString() },
      usedAt: usedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, ownerId),
    isOffered: hasNone && (await isWorthOffering(db, ownerId)),
  }
}
