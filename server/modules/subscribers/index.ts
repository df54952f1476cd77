export { requireClaimed, requireFresh } from './claimed'
export { ipHash } from './proof'
export { deleteUnconfirmed, forgetBounces, upsertSubscriber } from './queries'
