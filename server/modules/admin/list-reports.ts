import { findReports, type ReportState } from '@/server/modules/reports'
import type { AdminCtx } from './admin-ctx'

export function listReports({ db }: AdminCtx, wanted: { state: ReportState; limit: number }) {
  return findReports(db, wanted)
}
