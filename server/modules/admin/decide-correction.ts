import { decideCorrection as decide } from '@/server/modules/translations'
import type { AdminCtx } from './admin-ctx'

export function decideCorrection(ctx: AdminCtx, correctionId: string, outcome: 'taken' | 'dismissed') {
  return decide(ctx, { correctionId, outcome, actor: { actorKind: 'admin', actorId: ctx.admin } })
}
