import 'server-only'
import { planRights } from '@/contract/rules/plan-rights'
import { getOwnPlan } from './plans'

/** What the plan in force allows. Screens show it; the api is who holds to it. */
export async function getOwnRights() {
  return planRights[(await getOwnPlan()).planInForce]
}
