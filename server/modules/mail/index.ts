export { countQueued, deleteOldMail } from './queries'
export { queueMail, sendSoon } from './queue-mail'
export { sendPending } from './send-pending'
