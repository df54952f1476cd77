export { requireClaimed, requireFresh } from './claimed'
export { ipHash, textVersionOf } from './proof'
export { deleteUnconfirmed, noteReader, upsertSubscriber } from './queries'
