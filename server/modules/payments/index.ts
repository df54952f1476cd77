export { renewSandbox } from './sandbox/renew'
