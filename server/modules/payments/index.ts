export { endWhatIsLeft } from './end-what-is-left'
export { reconcilePayments } from './reconcile-payments'
export { renewSandbox } from './sandbox/renew'
