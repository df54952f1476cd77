export { countQueued, deleteOldMail } from './queries'
export { queueMailing } from './queries-mailings'
export { queueMail, sendSoon } from './queue-mail'
export { sendPending } from './send-pending'
