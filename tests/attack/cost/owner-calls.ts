import { ownerRequests } from '@/tests/api/http/owner-requests'
import type { CallOf } from './calls'
import { type HeavyOwner, heaviestOwner, lightOwner } from './heaviest-owner'
import { menuCalls } from './menu-calls'
import { profileCalls } from './profile-calls'
import type { CostWorld } from './world'

const asked = async (name: string, owner: HeavyOwner, { db }: CostWorld) => {
  const request = await ownerRequests[name]?.(owner, db)
  if (!request) throw new Error(`${name} is missing in owner-requests.ts`)
  const { namesNobody: _, ...call } = request
  return { ...call, as: owner }
}

/** It has nothing that could be large but what there is of the owner: the heaviest one asks. */
const byHeaviest = (name: string): [string, CallOf] => [name, (world) => asked(name, world.heavy, world)]

/** It can be asked once, and costs the same whoever asks. */
const byAnybody = (name: string): [string, CallOf] => [
  name,
  async (world) => asked(name, await lightOwner(world.db), world),
]

/** Each endpoint of an owner, and the most expensive that may be asked of it. */
export const ownerCalls: Record<string, CallOf | CallOf[]> = {
  ...Object.fromEntries([
    byAnybody('POST /api/auth/logout'),
    byHeaviest('GET /api/owner/:ownerId'),
    byAnybody('POST /api/auth/proof/options'),
    byAnybody('POST /api/auth/proof'),
    byHeaviest('GET /api/second-factor'),
    byHeaviest('DELETE /api/second-factor/offer'),
    byAnybody('POST /api/second-factor/app'),
    byAnybody('PUT /api/second-factor/app'),
    byAnybody('DELETE /api/second-factor/app'),
    byAnybody('POST /api/second-factor/passkeys/options'),
    byAnybody('DELETE /api/second-factor/passkeys/:passkeyId'),
    byAnybody('POST /api/second-factor/recovery-codes'),
    byHeaviest('GET /api/sessions'),
    byAnybody('DELETE /api/sessions'),
    byHeaviest('DELETE /api/sessions/:sessionId'),
    byHeaviest('POST /api/auth/resend-verification'),
    byHeaviest('POST /api/purchase/sendPackData'),
    byAnybody('POST /api/payment/create-payment'),
    byAnybody('GET /api/payment/create-payment'),
    byAnybody('POST /api/payment/cancel-payment'),
    byHeaviest('GET /api/payment/sandbox/:checkoutId'),
    byAnybody('POST /api/payment/sandbox/:checkoutId'),
    byAnybody('POST /api/payment/sandbox-subscription'),
    byHeaviest('GET /api/payment/:ownerId'),
    byHeaviest('GET /api/payment/invoices/owner/:ownerId'),
    byHeaviest('POST /api/payment/invoices/:invoiceId/rectify'),
    byHeaviest('GET /api/account/data'),
    byHeaviest('GET /api/account/email'),
    byAnybody('POST /api/account/email'),
    byAnybody('PUT /api/account/email'),
    byAnybody('DELETE /api/account/email'),
    byHeaviest('GET /api/mailings'),
    byHeaviest('GET /api/profile/editDetails/:ownerId'),
    byHeaviest('PUT /api/profile/owners/:ownerId'),
    byHeaviest('GET /api/wizard/draft'),
    byAnybody('POST /api/wizard/send-welcome-email'),
    byAnybody('PATCH /api/wizard/update-restaurant/:restaurantId'),
    byHeaviest('DELETE /api/wizard/delete-carta/:restaurantId'),
    byHeaviest('DELETE /api/wizard/delete-special-menu/:restaurantId'),
    byAnybody('PUT /api/wizard/saveImages'),
    byHeaviest('GET /api/profile/restaurants/:restaurantId'),
    byHeaviest('GET /api/overview'),
    byHeaviest('GET /api/reports/mine'),
    byHeaviest('POST /api/reports/mine/:reportId'),
    byHeaviest('PUT /api/holidays/:date'),
    byHeaviest('GET /api/chat/whatsapp'),
    byAnybody('DELETE /api/chat/whatsapp/:id'),
    byHeaviest('GET /api/templates/user-templates/:ownerId'),
    byHeaviest('GET /api/sheets/dress'),
    byHeaviest('PUT /api/sheets/dress'),
    byHeaviest('GET /api/billing-details'),
    byHeaviest('GET /api/qr/mine'),
    byHeaviest('PUT /api/qr/mine'),
    byAnybody('DELETE /api/user-templates/:id'),
  ]),
  ...menuCalls,
  ...profileCalls,
  'DELETE /api/account': async (world) => asked('DELETE /api/account', await heaviestOwner(world.db), world),
}
