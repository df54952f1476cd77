import { z } from 'zod'
import { endpoint } from '../endpoint'
import { ownId } from '../entities/id'
import { ownReport, reportOutcome, reportRequest } from '../entities/report'

const success = z.object({ success: z.literal(true) })

export const saveReport = endpoint({
  method: 'POST',
  path: '/api/reports',
  auth: 'public',
  limit: 'write',
  form: true,
  summary: 'Avisa de que algo de un perfil no es así; sin cuenta',
  body: reportRequest,
  reply: success,
})

export const listOwnReports = endpoint({
  method: 'GET',
  path: '/api/reports/mine',
  auth: 'owner',
  summary: 'Los avisos sobre el perfil del propietario que nadie ha resuelto aún',
  reply: z.object({ reports: z.array(ownReport), mayHaveChanged: z.boolean() }),
})

export const decideOwnReport = endpoint({
  method: 'POST',
  path: '/api/reports/mine/:reportId',
  auth: 'owner',
  form: true,
  summary: 'Da un aviso por corregido o por equivocado',
  params: z.object({ reportId: ownId }),
  body: z.object({ outcome: reportOutcome }),
  reply: success,
})
