import { planRights } from '@/contract/rules/account/plans'
import { getOwnPlan } from './plans'

import 'server-only'

/** The rights of the plan in force. Screens only show the rights; the api enforces them. */
export async function getOwnRights() {
  return planRights[(await getOwnPlan()).planInForce]
}
