import type { Database } from '@/server/db/client'
import type { TestOwner } from '@/tests/api/support/world'

export type OwnerRequest = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  /** Nobody is named in it: whoever asks means their own. */
  namesNobody?: true
}

const today = new Date().toISOString().slice(0, 10)

type RequestOf = (owner: TestOwner, db: Database) => OwnerRequest | Promise<OwnerRequest>

/** For every endpoint of an owner, a request that is good when that owner sends it; what it needs is made on the way. */
export const ownerRequests: Record<string, RequestOf> = {
  'POST /api/auth/logout': () => ({ namesNobody: true }),
  'GET /api/owner/:ownerId': ({ ownerId }) => ({ params: { ownerId } }),
  'POST /api/auth/changePassword': ({ ownerId }) => ({
    body: { ownerId, currentPassword: 'una contraseña de prueba', newPassword: 'otra contraseña de prueba' },
  }),
  'GET /api/account/data': () => ({ namesNobody: true }),
  'DELETE /api/account': () => ({
    namesNobody: true,
    body: { confirmation: 'ELIMINAR', password: 'una contraseña de prueba' },
  }),
  'GET /api/profile/editDetails/:ownerId': ({ ownerId }) => ({ params: { ownerId } }),
  'PUT /api/profile/owners/:ownerId': ({ ownerId }) => ({
    params: { ownerId },
    body: { firstName: 'Eva', lastName: 'Ajena', telephono: '' },
  }),
  'POST /api/wizard/saveWizardData': ({ ownerId }) => ({ body: { ownerId, restaurantName: 'Casa Ajena' } }),
  'POST /api/contact/owner': () => ({
    namesNobody: true,
    body: { firstName: 'Eva', lastName: 'Ajena', type: 'Consulta general', message: 'Hola' },
  }),
  'POST /api/menus': () => ({
    namesNobody: true,
    body: { date: today, price: 12.5, categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }] }] },
  }),
}
