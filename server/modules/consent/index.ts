export { deleteOldConsents } from './queries'
