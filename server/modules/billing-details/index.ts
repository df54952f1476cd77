export { findBillingDetails } from './queries'
