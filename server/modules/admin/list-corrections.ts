import { type CorrectionState, findAllCorrections } from '@/server/modules/translations'
import type { AdminCtx } from './admin-ctx'

export function listCorrections({ db }: AdminCtx, wanted: { state: CorrectionState; limit: number }) {
  return findAllCorrections(db, wanted)
}
